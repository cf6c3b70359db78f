import type { Node } from './nodes.ts';
import type { ChoiceTree, Tree } from './tree.ts';
import { checkTime, type Work } from './work.ts';

/**
 * Another answer must be better by this much (relative to the value) to be preferred. Values that move less have
 * settled.
 */
const NOTICEABLE = 1e-12;

/**
 * Best play: explores everything that can be reached, then lets expected values settle and picks an answer at every
 * choice. Values are unknown at first and spread backwards from the ends. So no pick is an answer that never comes to
 * an end, and among equally good answers the first one known to be good stays. Play in circles settles geometrically.
 * False: the values did not settle within this many sweeps.
 */
export function settleChoices<S>(root: Tree<Node<S>>, branch: (node: Node<S>) => Tree<Node<S>>, work: Work): boolean {
  const nodes = everyNode(root, branch);
  for (let i = 0; i < work.waves; i++) {
    checkTime(work);
    let settled = true;
    for (let n = nodes.length - 1; n >= 0; n--) {
      const node = nodes[n]!;
      const before = node.value;
      node.value = expected(branch(node));
      if (moved(before, node.value)) settled = false;
    }
    if (!settled) continue;
    expected(root);
    return true;
  }
  expected(root);
  return false;
}

/** All nodes below a tree, nearer ones first. */
function everyNode<S>(root: Tree<Node<S>>, branch: (node: Node<S>) => Tree<Node<S>>): Node<S>[] {
  const seen = new Set<Node<S>>();
  const visit = (tree: Tree<Node<S>>): void => {
    if (tree.is === 'next') seen.add(tree.node);
    else if (tree.is !== 'end') for (const t of tree.ways) visit(t);
  };
  visit(root);
  for (const node of seen) visit(branch(node));
  return [...seen];
}

const moved = (before: number, after: number): boolean =>
  Number.isNaN(before) ? !Number.isNaN(after) : Math.abs(after - before) > NOTICEABLE * (1 + Math.abs(after));

/** The value a tree is expected to have with the best answers known. NaN: no end is known yet. */
function expected<S>(tree: Tree<Node<S>>): number {
  switch (tree.is) {
    case 'end':
      return tree.value;
    case 'next':
      return tree.node.value;
    case 'choice':
      return bestOf(tree);
    case 'chance': {
      let sum = 0;
      let known = 0;
      for (let i = 0; i < tree.ways.length; i++) {
        const value = expected(tree.ways[i]!);
        if (Number.isNaN(value)) continue;
        sum += tree.chances[i]! * value;
        known += tree.chances[i]!;
      }
      return known === 0 ? Number.NaN : sum / known;
    }
  }
}

function bestOf<S>(tree: ChoiceTree<Node<S>>): number {
  const values = tree.ways.map((t) => expected(t));
  let best = tree.pick < 0 ? Number.NaN : values[tree.pick]!;
  values.forEach((value, i) => {
    if (Number.isNaN(value)) return;
    if (!Number.isNaN(best) && tree.goal * (value - best) <= NOTICEABLE * (1 + Math.abs(best))) return;
    best = value;
    tree.pick = i;
  });
  return best;
}
