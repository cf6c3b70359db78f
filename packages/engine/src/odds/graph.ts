import type { Node } from './nodes.ts';
import type { Tree } from './tree.ts';
import { checkTime, type Work } from './work.ts';

/** Chances in flight below this are dropped and count as lost. */
const NEGLIGIBLE = 1e-12;

const HALF_ULP = 2 ** -53;

export type Flowed = {
  /** The chance of each value of the measure. */
  readonly values: ReadonlyMap<number, number>;
  /** The chance of everything that was not followed to its end. */
  readonly lost: number;
  /** No chance is off by more than this: the lost chance plus all roundings on the longest way. */
  readonly bound: number;
};

/**
 * Lets chances flow from node to node, wave by wave, until they have arrived at values. Play that comes back to an
 * equal state (a tie that is rolled again) simply flows in a circle and loses its chance geometrically.
 */
export function flow<S>(root: Tree<Node<S>>, branch: (node: Node<S>) => Tree<Node<S>>, work: Work): Flowed {
  const f = new Flow<S>();
  f.spread(root, 1, 0);
  let wave = f.turn();
  for (let i = 0; i < work.waves && f.inFlight >= NEGLIGIBLE; i++) {
    checkTime(work);
    for (const { node, mass } of wave) f.spread(branch(node), mass, 0);
    wave = f.turn();
  }
  return f.result();
}

class Flow<S> {
  private readonly values = new Map<number, { chance: number; parts: number }>();
  private arrived: Node<S>[] = [];
  private endless = 0;
  /** Relative errors of 2^-53 on the longest way so far, and in the wave being spread. */
  private roundings = 0;
  private worst = 0;
  inFlight = 0;

  spread(tree: Tree<Node<S>>, mass: number, roundings: number): void {
    switch (tree.is) {
      case 'chance': {
        const { chances, ways } = tree;
        const more = roundings + tree.roundings + 1;
        for (let i = 0; i < ways.length; i++) this.spread(ways[i]!, mass * chances[i]!, more);
        return;
      }
      case 'choice':
        if (tree.pick < 0) this.endless += mass;
        else this.spread(tree.ways[tree.pick]!, mass, roundings);
        return;
      case 'next':
        if (tree.node.parts === 0) this.arrived.push(tree.node);
        tree.node.mass += mass;
        this.worst = Math.max(this.worst, roundings + tree.node.parts++);
        return;
      case 'end': {
        const there = this.values.get(tree.value);
        if (there === undefined) this.values.set(tree.value, { chance: mass, parts: 1 });
        else {
          there.chance += mass;
          there.parts++;
        }
        this.worst = Math.max(this.worst, roundings);
      }
    }
  }

  /** Ends a wave: returns where its chances have arrived, for the next wave. */
  turn(): { node: Node<S>; mass: number }[] {
    const wave = this.arrived.map((node) => ({ node, mass: node.mass }));
    this.inFlight = 0;
    for (const node of this.arrived) {
      this.inFlight += node.mass;
      node.mass = 0;
      node.parts = 0;
    }
    this.arrived = [];
    this.roundings += this.worst;
    this.worst = 0;
    return wave;
  }

  result(): Flowed {
    let parts = 0;
    const values = new Map<number, number>();
    for (const [value, v] of this.values) {
      values.set(value, v.chance);
      parts = Math.max(parts, v.parts);
    }
    const lost = this.inFlight + this.endless;
    return { values, lost, bound: lost + (this.roundings + parts) * HALF_ULP };
  }
}
