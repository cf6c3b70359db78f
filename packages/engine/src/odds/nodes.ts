import type { Ruleset } from '../machine/game.ts';
import type { Known } from '../machine/memo.ts';
import type { Frame, Types } from '../machine/types.ts';
import type { Tree } from './tree.ts';
import { spendBytes, spendNode, type Work } from './work.ts';

/**
 * A state without its agenda. Most steps only write down results in their frame's context, so many nodes share one
 * ground, which is not copied, hashed or compared for them.
 */
export type Ground<S> = {
  /** The agenda it holds at the moment does not count. */
  state: S;
  /** The memo table of the ground's space, once it has been looked up. */
  space: Known | null;
  readonly agendas: Agendas<S>;
};

/** The agendas met on a ground, frame by frame from the lowest. Frames are identified by their text. */
type Agendas<S> = { node: Node<S> | null; readonly above: Map<string, Agendas<S>> };

/** A step boundary: (state, agenda). Its frames belong to it, so code that runs them takes copies. */
export type Node<S> = {
  readonly ground: Ground<S>;
  readonly agenda: readonly Frame[];
  tree: Tree<Node<S>> | null;
  /** Best play: the expected value of the measure from here, or NaN as long as it is unknown. */
  value: number;
  /** Chances that flow on: what has arrived here in this wave, and in how many parts. */
  mass: number;
  parts: number;
};

/** A state takes a little more than its text. Trees and tables beside it take as much again. */
const BYTES_PER_CHARACTER = 2;

/** All step boundaries met so far. Two are one if and only if their states are equal; hashes only find candidates. */
export class Nodes<T extends Types> {
  private readonly ruleset: Ruleset<T>;
  private readonly work: Work;
  private readonly grounds = new Map<number, Ground<T['State']>[]>();
  private readonly texts = new WeakMap<Frame, string>();
  /** Roughly what one state takes, once the first one has been seen. */
  private bytes = 0;

  constructor(ruleset: Ruleset<T>, work: Work) {
    this.ruleset = ruleset;
    this.work = work;
  }

  /**
   * The node of a state. `ground` is where it stands if nothing but the agenda has changed. Takes ownership of the
   * state.
   */
  at(state: T['State'], ground: Ground<T['State']> | null): Node<T['State']> {
    const { agenda } = state;
    const under = ground ?? this.groundOf(state);
    let place = under.agendas;
    for (const frame of agenda) {
      const text = this.textOf(frame);
      let above = place.above.get(text);
      if (above === undefined) {
        above = { node: null, above: new Map() };
        place.above.set(text, above);
      }
      place = above;
    }
    if (place.node === null) {
      spendNode(this.work);
      place.node = { ground: under, agenda, tree: null, value: Number.NaN, mass: 0, parts: 0 };
    }
    return place.node;
  }

  /** Frames are plain data: equal if and only if their texts are. Most objects of an agenda stay the same. */
  private textOf(frame: Frame): string {
    let text = this.texts.get(frame);
    if (text === undefined) {
      text = JSON.stringify(frame);
      this.texts.set(frame, text);
    }
    return text;
  }

  private groundOf(state: T['State']): Ground<T['State']> {
    const { codec } = this.ruleset;
    state.agenda = [];
    const hash = codec.hash(state);
    const candidates = this.grounds.get(hash);
    for (const g of candidates ?? []) {
      g.state.agenda = [];
      if (codec.equal(g.state, state)) return g;
    }
    this.bytes ||= BYTES_PER_CHARACTER * JSON.stringify(state).length;
    spendBytes(this.work, this.bytes);
    const ground: Ground<T['State']> = { state, space: null, agendas: { node: null, above: new Map() } };
    if (candidates === undefined) this.grounds.set(hash, [ground]);
    else candidates.push(ground);
    return ground;
  }
}
