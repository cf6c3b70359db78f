import { type Point, rotate } from '@walstatt/geometry';
import { stepIn } from '../move/direction.ts';
import { middleOf } from '../retreat/shifts.ts';
import type { Spot } from '../stand/spot.ts';

/**
 * Slots of a group in ranks of `columns` around the origin, looking along +x: the front rank first, each from right to
 * left.
 */
export function ranksOf(size: number, columns: number, step: number): Point[] {
  const ranks = Math.ceil(size / columns);
  return Array.from({ length: size }, (_, i) => {
    const rank = Math.floor(i / columns);
    const inRank = Math.min(columns, size - rank * columns);
    return { x: ((ranks - 1) / 2 - rank) * step, y: ((i % columns) - (inRank - 1) / 2) * step };
  });
}

/** The same slots, with the leader in the one nearest to the middle. */
export function leaderAmid(slots: readonly Point[], leader: number): Point[] {
  const far = (p: Point): number => p.x * p.x + p.y * p.y;
  let middle = 0;
  for (let i = 1; i < slots.length; i++) if (far(slots[i]!) < far(slots[middle]!)) middle = i;
  return swapped(slots, leader, middle);
}

/** Slots put on the table around a spot, all facing the way it does. */
export const spotsAround = (slots: readonly Point[], at: Spot): Spot[] =>
  slots.map((slot) => {
    const { x, y } = rotate({ x: Math.round(slot.x), y: Math.round(slot.y) }, at.facing);
    return { x: Math.round(at.x + x), y: Math.round(at.y + y), facing: at.facing };
  });

/** A step of this length gives a direction almost exactly. */
const FAR = 254_000;

/**
 * The same spots with the leader in the middle of the last rank, nearest to whatever lies behind the group: the edge of
 * the table, or the hull that it comes from. Models belong to one rank if none is `deep` or more behind another.
 */
export function leaderBehind(spots: readonly Spot[], leader: number, deep: number): Spot[] {
  const { facing } = spots[0]!;
  const middle = middleOf(spots);
  const ahead = stepIn(facing, FAR);
  const aside = stepIn(facing + 900, FAR);
  const along = (s: Spot, { dx, dy }: typeof ahead): number => ((s.x - middle.x) * dx + (s.y - middle.y) * dy) / FAR;
  const last = Math.min(...spots.map((s) => along(s, ahead)));
  const rank = spots.flatMap((s, i) => (along(s, ahead) < last + deep ? [i] : []));
  const off = (i: number): number => Math.abs(along(spots[i]!, aside));
  return swapped(
    spots,
    leader,
    rank.reduce((a, b) => (off(b) < off(a) ? b : a)),
  );
}

function swapped<T>(list: readonly T[], i: number, j: number): T[] {
  const result = [...list];
  result[i] = list[j]!;
  result[j] = list[i]!;
  return result;
}
