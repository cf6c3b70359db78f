import { type Answer, type Leg, type Placed, presetAnswer, type Request } from '@walstatt/engine';
import { hex, type Point } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import type { Field, Unit } from '../generated/state.ts';
import type { Asked, Look } from '../kit.ts';
import { isRefusal, type Left, type Made, stanceOf, tryLeg } from '../rules/plan.ts';
import { centreOf, fieldAt } from './grid.ts';

/** Every possible leg. Those that a unit cannot make are refused when they are tried. */
const LEGS: readonly Leg[] = [
  ...['advance', 'wheel', 'shift', 'back'].flatMap((leg) => [
    { leg, to: 0 },
    { leg, to: 1 },
  ]),
  ...['turn', 'spin'].flatMap((leg) => [
    { leg, by: -1 },
    { leg, by: 1 },
  ]),
  ...[0, 1, 2].flatMap((about) => [
    { leg: 'pivot', by: -1, about },
    { leg: 'pivot', by: 1, about },
  ]),
  { leg: 'sink' },
];

/** Positions examined while searching for a way. */
const MOST = 1500;

/**
 * Reads a gesture as an answer: a unit set up elsewhere, or the cheapest way that ends nearest to where the unit was
 * dragged.
 */
export function fromGesture(look: Look, r: Asked, g: Gesture, before: Answer | null): Answer | null {
  if (r.kind === 'place') return placeBy(look, r, g, before);
  if (r.name !== 'walk' || g.gesture === 'pick') return null;
  const { unit } = r.args;
  const u = look.state.units[unit];
  if (u === undefined || u.where.at !== 'table') return null;
  const [from, to] = g.gesture === 'drag' ? [g.from, g.to] : [g.points[0]!, g.points[g.points.length - 1]!];
  return [{ mover: unit, legs: wayTo(look, u, r.args, from, to, g.turn) }];
}

const turnedBy = (facing: number, turn: number): number => hex.sixths(facing - Math.round(turn / 600));

/** A field that was picked, or a set-up in which the dragged unit stands elsewhere, turned as asked. */
function placeBy(look: Look, r: Request & { kind: 'place' }, g: Gesture, before: Answer | null): Answer | null {
  if (g.gesture === 'pick') return r.pieces.map((piece) => ({ piece, pose: { ...fieldAt(g.at) } }));
  if (g.gesture !== 'drag') return null;
  const placed = (before ?? presetAnswer(look as never, r)) as readonly Placed[];
  return placed.map(({ piece, pose }) => {
    if (!g.pieces.some((p) => p.startsWith(`${piece}.`))) return { piece, pose };
    const own = centreOf({ q: pose['q']!, r: pose['r']! });
    const to = fieldAt({ x: own.x + g.to.x - g.from.x, y: own.y + g.to.y - g.from.y });
    const { facing } = pose;
    return { piece, pose: { ...to, ...(facing === undefined ? {} : { facing: turnedBy(facing, g.turn) }) } };
  });
}

type Node = Made & { readonly legs: readonly Leg[] };

/**
 * Searches stances breadth first for the one whose grabbed element is nearest to its goal, with the requested facing.
 */
function wayTo(look: Look, u: Unit, left: Left, from: Point, to: Point, turn: number): readonly Leg[] {
  const start = stanceOf(u);
  const grabbed = indexOfNearest(start.fields, from);
  const own = centreOf(start.fields[grabbed]!);
  const goal = fieldAt({ x: own.x + to.x - from.x, y: own.y + to.y - from.y });
  const facing = turnedBy(start.facing, turn);
  const badness = (n: Node): number =>
    hex.distance(n.stance.fields[grabbed] ?? n.stance.fields[0]!, goal) * 100 +
    Math.abs(hex.turnBetween(hex.cornerHeading(n.stance.facing), hex.cornerHeading(facing))) * 10 +
    n.legs.length;
  let best: Node = { stance: start, left, legs: [] };
  const seen = new Set<string>([keyOf(best)]);
  const queue: Node[] = [best];
  for (let i = 0; i < queue.length && i < MOST; i++) {
    const node = queue[i]!;
    if (badness(node) < badness(best)) best = node;
    for (const leg of LEGS) {
      const next = tryLeg(look.state, u, node.stance, node.left, leg);
      if (isRefusal(next)) continue;
      const made = { ...next, legs: [...node.legs, leg] };
      const key = keyOf(made);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(made);
    }
  }
  return best.legs;
}

const keyOf = ({ stance, left }: Made): string =>
  `${stance.facing} ${stance.altitude} ${left.manoeuvres} ${stance.fields.map((h) => `${h.q},${h.r}`).join(' ')}`;

function indexOfNearest(fields: readonly Field[], p: Point): number {
  const far = (h: Field): number => {
    const c = centreOf(h);
    return (c.x - p.x) * (c.x - p.x) + (c.y - p.y) * (c.y - p.y);
  };
  let best = 0;
  fields.forEach((h, i) => {
    if (far(h) < far(fields[best]!)) best = i;
  });
  return best;
}
