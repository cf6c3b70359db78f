import type { Leg, Plan } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Piece } from '../01-introduction/board/pieces.ts';
import { formationOf } from '../01-introduction/formation/formation.ts';
import { turnLeg } from '../05-movement/manoeuvres.ts';
import { runLeg } from '../05-movement/run-leg.ts';
import type { Standing } from '../05-movement/standing.ts';
import type { Asked, Look } from '../kit.ts';

/** Manoeuvres are tried from this many of the best standings, because a drag is judged while the pointer moves. */
const BEAM = 3;

/** Where a unit stands after some legs, and where further legs lead, as far as that has been asked. */
type Node = {
  readonly standing: Standing;
  readonly legs: readonly Leg[];
  readonly over: boolean;
  readonly manoeuvres: () => readonly Leg[];
  readonly next: Map<Leg, Node | null>;
};

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
const ADVANCES: readonly Leg[] = [
  { leg: 'advance', to: 'left' },
  { leg: 'advance', to: 'right' },
];
const COLUMN: readonly Leg[] = DIRECTIONS.flatMap((facing) => [
  { leg: 'column', facing, to: 'left' },
  { leg: 'column', facing, to: 'right' },
]);
const MANOEUVRES: readonly Leg[] = [
  { leg: 'wheel', to: 'left' },
  { leg: 'wheel', to: 'right' },
  ...DIRECTIONS.map((direction) => ({ leg: 'step', direction })),
];

/**
 * The plan of a whole unit after which the grabbed element stands nearest to `goal` (a place and a facing). Manoeuvres
 * are tried only if marching alone does not lead there.
 */
export function marchTo(look: Look, r: Asked<'move' | 'complete'>, start: Standing, goal: Piece): Plan {
  const badness = ({ standing, legs }: Node): number => {
    const own = standing.body.find((p) => p.id === goal.id)!;
    const turn = hex.sixths(own.facing - goal.facing);
    return hex.distance(own, goal) * 100 + Math.min(turn, 6 - turn) * 150 + standing.account.used * 2 + legs.length;
  };
  const seen = new Set<string>();
  const follow = (node: Node, legs: readonly Leg[]): Node[] =>
    node.over ? [] : legs.flatMap((leg) => unseen(legged(look, node, leg), goal.id, seen));
  const first = rootOf(look, r, start);
  let reached = march(first, follow);
  let best = reached;
  for (let i = 0; i < 2; i++) {
    best = [...best, ...reached].sort((a, b) => badness(a) - badness(b)).slice(0, BEAM);
    if (badness(best[0]!) < 20) break;
    const from = i === 0 ? [first, ...best.filter((n) => n !== first)] : best;
    reached = from.flatMap((n) => follow(n, n.manoeuvres())).flatMap((n) => march(n, follow));
  }
  const { legs } = [...best, ...reached].sort((a, b) => badness(a) - badness(b))[0]!;
  return legs.length === 0 ? [] : [{ mover: start.unit, legs }];
}

/** Everywhere that advancing leads to, including the start. */
function march(from: Node, follow: (node: Node, legs: readonly Leg[]) => Node[]): Node[] {
  const reached = [from];
  for (const node of reached) {
    const { kind } = formationOf(node.standing.body);
    if (kind !== 'unordered') reached.push(...follow(node, kind === 'column' ? [...ADVANCES, ...COLUMN] : ADVANCES));
  }
  return reached;
}

/** A drag asks with every move of the pointer, so what was found for a question is kept as long as it holds. */
function rootOf(look: Look, r: Asked<'move' | 'complete'>, start: Standing): Node {
  const kept = look.recall('marches', '', () => new WeakMap<object, Node>());
  let root = kept.get(r);
  if (root === undefined) {
    root = nodeAt(start, [], false);
    kept.set(r, root);
  }
  return root;
}

function nodeAt(standing: Standing, legs: readonly Leg[], over: boolean): Node {
  let found: readonly Leg[] | null = null;
  const manoeuvres = (): readonly Leg[] => {
    found ??= manoeuvresOf(standing);
    return found;
  };
  return { standing, legs, over, manoeuvres, next: new Map() };
}

function manoeuvresOf({ body }: Standing): readonly Leg[] {
  const formation = formationOf(body);
  return [...MANOEUVRES, ...[1, 2, 3, 4, 5].map((by) => turnLeg(body, formation, by))];
}

/** Where one more leg leads. Null if it is not allowed. */
function legged(look: Look, { standing, legs, next }: Node, leg: Leg): Node | null {
  const known = next.get(leg);
  if (known !== undefined) return known;
  const ran = runLeg(look, standing, standing.unit, leg);
  const node = 'refusal' in ran ? null : nodeAt(ran.standing, [...legs, leg], ran.touched.length > 0);
  next.set(leg, node);
  return node;
}

/** The node, unless its place was reached before. */
function unseen(node: Node | null, grabbed: string, seen: Set<string>): Node[] {
  if (node === null) return [];
  const key = keyOf(node.standing, grabbed);
  if (seen.has(key)) return [];
  seen.add(key);
  return [node];
}

function keyOf({ body, account }: Standing, grabbed: string): string {
  const all = [body.find((p) => p.id === grabbed)!, body[0]!, body.at(-1)!];
  return `${all.map((p) => `${p.q},${p.r},${p.facing}`).join(' ')} ${account.used}`;
}
