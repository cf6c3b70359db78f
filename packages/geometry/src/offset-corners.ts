import { type Point, turn } from './point.ts';

/**
 * A point where a path around an obstacle may bend: a corner of the obstacle's outline moved outwards. It carries the
 * directions (length 1) of the outline before and after it, walked with the obstacle on the left.
 */
export type OffsetCorner = Point & {
  readonly beforeX: number;
  readonly beforeY: number;
  readonly afterX: number;
  readonly afterY: number;
};

/**
 * Arcs are cut into equal parts of at most this angle, given as its cosine: halving a right angle three times gives
 * 11.25°.
 */
const FINE = 0.98;

/**
 * Corners stick out from the rounded outline by at most this factor of the reach, plus 2 ticks: the tangents at the
 * ends of a part of 11.48° (cosine FINE) meet there. Rounding to ticks is allowed for by one extra tick of reach.
 */
export const OFFSET_EXCESS = 1.0051;

/**
 * Adds the path corners for one corner of an outline, walked with the obstacle on the left, at a given distance. A
 * corner that sticks out gives a fan of corners just outside the true arc.
 */
export function offsetCorner(before: Point, at: Point, after: Point, reach: number, out: OffsetCorner[]): void {
  if (turn(before, at, after) <= 0) return;
  const u = normal(before, at);
  const v = normal(at, after);
  fan(at, reach + 1, u.x, u.y, v.x, v.y, out);
}

/** Adds the outline of a disc whose rim is at that distance from the centre. */
export function offsetCircle(centre: Point, reach: number, out: OffsetCorner[]): void {
  fan(centre, reach + 1, 1, 0, 0, 1, out);
  fan(centre, reach + 1, 0, 1, -1, 0, out);
  fan(centre, reach + 1, -1, 0, 0, -1, out);
  fan(centre, reach + 1, 0, -1, 1, 0, out);
}

function normal(a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: dy / length, y: -dx / length };
}

/**
 * Halves the angle between two outward normals until it is fine enough; the tangents of each part meet in one corner.
 */
function fan(at: Point, reach: number, ux: number, uy: number, vx: number, vy: number, out: OffsetCorner[]): void {
  const cosine = ux * vx + uy * vy;
  if (cosine >= FINE) {
    const k = reach / (1 + cosine);
    out.push({
      x: Math.round(at.x + k * (ux + vx)),
      y: Math.round(at.y + k * (uy + vy)),
      beforeX: -uy,
      beforeY: ux,
      afterX: -vy,
      afterY: vx,
    });
    return;
  }
  const mx = ux + vx;
  const my = uy + vy;
  const length = Math.sqrt(mx * mx + my * my);
  fan(at, reach, ux, uy, mx / length, my / length, out);
  fan(at, reach, mx / length, my / length, vx, vy, out);
}
