import type { Answer, Plan } from '@walstatt/engine';
import { normaliseAngle, type Point, rotate, wayUpTo } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import type { Way } from '../move/way.ts';
import type { Spot } from '../stand/spot.ts';

/**
 * A way drawn on the table: the pieces or units picked up, the line of the point that was grabbed, and the turn about
 * it.
 */
export type Drawn = { readonly pieces: readonly string[]; readonly points: readonly Point[]; readonly turn: number };

/** The way that a gesture draws. Null if it draws none. */
export function drawnBy(g: Gesture): Drawn | null {
  if (g.gesture === 'pick') return null;
  return { pieces: g.pieces, points: g.gesture === 'drag' ? [g.from, g.to] : g.points, turn: g.turn };
}

/** The movers that are taken along: those picked up themselves, and all of any unit picked up. */
export const takenBy = (movers: readonly string[], { pieces }: Drawn, unitOf: (mover: string) => string): string[] =>
  movers.filter((m) => pieces.includes(m) || pieces.includes(unitOf(m)));

/**
 * The ways of the models if the point that was grabbed goes no farther than `most`. All move alike and turn together at
 * the end.
 */
export function waysDrawn(
  models: readonly string[],
  spots: readonly Spot[],
  { points, turn }: Pick<Drawn, 'points' | 'turn'>,
  most: number,
): Way[] {
  const line = wayUpTo(points, most);
  const from = line[0]!;
  const to = line[line.length - 1]!;
  const corners = line.slice(1, -1);
  return models.map((model, i) => {
    const { x, y, facing } = spots[i]!;
    const offset = { x: x - from.x, y: y - from.y };
    const turned = rotate(offset, turn);
    const via = corners.map((p) => ({ x: p.x + offset.x, y: p.y + offset.y }));
    const end = { x: to.x + turned.x, y: to.y + turned.y };
    return { model, points: [{ x, y }, ...via, end], facing: normaliseAngle(facing + turn) };
  });
}

/** A plan that extends an answer: movers with a new way follow it, the others keep theirs. */
export function addedTo(before: Answer | null, moved: Plan): Plan {
  const kept = ((before ?? []) as Plan).filter((p) => !moved.some((m) => m.mover === p.mover));
  return [...kept, ...moved];
}
