import type { Body } from './body.ts';
import { gap, gapAtMost, isNear } from './distance.ts';

/** A body with a height: it fills its footprint from `bottom` up to `bottom + height`. */
export type Solid = { readonly body: Body; readonly bottom: number; readonly height: number };

/** The gap in height: 0 if some level belongs to both. Exact. */
export const verticalGap = (a: Solid, b: Solid): number =>
  Math.max(0, b.bottom - a.bottom - a.height, a.bottom - b.bottom - b.height);

/** The gap seen from above, in ticks; error below 1e-6. */
export const horizontalGap = (a: Solid, b: Solid): number => gap(a.body, b.body);

/**
 * The straight gap in space in ticks; error below 1e-6. Both are upright prisms, so it is the root of both gaps
 * squared.
 */
export function spaceGap(a: Solid, b: Solid): number {
  const h = horizontalGap(a, b);
  const v = verticalGap(a, b);
  return v === 0 ? h : Math.sqrt(h * h + v * v);
}

/** Is the gap in space at most `limit`? Exact. */
export function spaceGapAtMost(a: Solid, b: Solid, limit: number): boolean {
  const v = verticalGap(a, b);
  if (v > limit) return false;
  return v === 0 ? gapAtMost(a.body, b.body, limit) : isNear(a.body, b.body, 0, limit * limit - v * v, false);
}

/** Are they within both limits, one for each direction (such as 1" across and 5" up)? Exact. */
export const withinBoth = (a: Solid, b: Solid, horizontal: number, vertical: number): boolean =>
  verticalGap(a, b) <= vertical && gapAtMost(a.body, b.body, horizontal);

/** Do the two share any volume? Standing on top of each other or side by side is not sharing. Exact. */
export const solidsOverlap = (a: Solid, b: Solid): boolean =>
  a.bottom < b.bottom + b.height && b.bottom < a.bottom + a.height && isNear(a.body, b.body, 0, 0, true);
