import { type Body, shifted } from './body.ts';
import { gap, gapAtMost, gapBelow, overlaps } from './distance.ts';
import { stretchAt } from './sweep.ts';
import { CONTACT_GAP } from './ticks.ts';

/** Are the bodies in contact: no overlap, and a gap of at most CONTACT_GAP or the ruleset's own limit? Exact. */
export const inContact = (a: Body, b: Body, most: number = CONTACT_GAP): boolean =>
  gapAtMost(a, b, most) && !overlaps(a, b);

/** A displacement in whole ticks. */
export type Shift = { readonly dx: number; readonly dy: number };

/** How far around the exact spot to look for whole ticks: the four corners of its cell, then the cells around them. */
const RINGS = [0, 1, 2];

/**
 * Moves the body along (dx, dy) until the gap to the target is `wanted`, rounded outward to whole ticks: the result
 * never overlaps the target and is never nearer than `wanted`. Without `others` the remaining gap is at most √2 ticks:
 * the cell of whole ticks around the exact spot always has a corner on the far side of the target, and the corner with
 * the smallest gap is taken. The result must not overlap `others` either, so with them the spot may be up to 5 ticks
 * away. Null if the body never comes that near, or if it starts nearer than wanted.
 */
export function shiftIntoContact(
  body: Body,
  dx: number,
  dy: number,
  target: Body,
  wanted = 0,
  others: readonly Body[] = [],
): Shift | null {
  if (gapBelow(body, target, wanted)) return null;
  const stretch = stretchAt(body, dx, dy, target, wanted);
  if (stretch === null) return null;
  if (stretch.before) return { dx: 0, dy: 0 };
  const x = dx * stretch.from;
  const y = dy * stretch.from;
  for (const ring of RINGS) {
    const best = tightest(body, x, y, ring, target, wanted, others);
    if (best !== null) return best;
  }
  return null;
}

function tightest(
  body: Body,
  x: number,
  y: number,
  ring: number,
  target: Body,
  wanted: number,
  others: readonly Body[],
): Shift | null {
  let best: Shift | null = null;
  let least = Number.POSITIVE_INFINITY;
  let offLine = Number.POSITIVE_INFINITY;
  for (let dx = Math.floor(x) - ring; dx <= Math.ceil(x) + ring; dx++) {
    for (let dy = Math.floor(y) - ring; dy <= Math.ceil(y) + ring; dy++) {
      const there = shifted(body, dx, dy);
      if (gapBelow(there, target, wanted) || others.some((o) => overlaps(there, o))) continue;
      const left = gap(there, target);
      const off = (dx - x) * (dx - x) + (dy - y) * (dy - y);
      if (left > least || (left === least && off >= offLine)) continue;
      best = { dx, dy };
      least = left;
      offLine = off;
    }
  }
  return best;
}

/**
 * The first body that the mover would touch along (dx, dy), and the move that brings it there. Ties go to the earlier
 * entry of the list.
 */
export function shiftToFirst(
  body: Body,
  dx: number,
  dy: number,
  obstacles: readonly Body[],
): { readonly hit: number; readonly shift: Shift } | null {
  let hit = -1;
  let first = Number.POSITIVE_INFINITY;
  for (let i = 0; i < obstacles.length; i++) {
    const s = stretchAt(body, dx, dy, obstacles[i]!);
    if (s === null || s.from >= first) continue;
    first = s.from;
    hit = i;
  }
  if (hit < 0) return null;
  const shift = shiftIntoContact(body, dx, dy, obstacles[hit]!, 0, obstacles);
  return shift === null ? null : { hit, shift };
}
