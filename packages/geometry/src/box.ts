import type { Body } from './body.ts';
import type { Polygon } from './point.ts';

/** An axis-parallel box, edges included: a cheap check before an exact test. */
export type Box = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };

export function boxOfPolygon(polygon: Polygon): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const p of polygon) {
    if (p.x < minX) minX = p.x;
    if (p.x > maxX) maxX = p.x;
    if (p.y < minY) minY = p.y;
    if (p.y > maxY) maxY = p.y;
  }
  return { minX, minY, maxX, maxY };
}

export function boxOf(body: Body): Box {
  if (body.kind === 'hull') return boxOfPolygon(body.points);
  const { centre, radius } = body;
  return { minX: centre.x - radius, minY: centre.y - radius, maxX: centre.x + radius, maxY: centre.y + radius };
}

/** The box of everything that a box covers while it moves by (dx, dy). */
export const sweptBox = (box: Box, dx: number, dy: number): Box => ({
  minX: box.minX + Math.min(dx, 0),
  minY: box.minY + Math.min(dy, 0),
  maxX: box.maxX + Math.max(dx, 0),
  maxY: box.maxY + Math.max(dy, 0),
});

/** False only if everything in one box is farther than `limit` from everything in the other. */
export const boxesNear = (a: Box, b: Box, limit: number): boolean =>
  a.minX - b.maxX <= limit && b.minX - a.maxX <= limit && a.minY - b.maxY <= limit && b.minY - a.maxY <= limit;

/** True only if everything in one box is within `limit` of everything in the other. */
export function boxesWithin(a: Box, b: Box, limit: number): boolean {
  const dx = Math.max(a.maxX - b.minX, b.maxX - a.minX);
  const dy = Math.max(a.maxY - b.minY, b.maxY - a.minY);
  return dx * dx + dy * dy <= limit * limit;
}

/**
 * False only if no straight line from a point of one box to a point of the other meets the third. Think of a box that
 * changes evenly from the first into the second: does it ever meet the third?
 */
export function boxBetween(from: Box, to: Box, box: Box): boolean {
  const first = Math.max(
    0,
    earliest(from.minX, to.minX, box.maxX),
    earliest(-from.maxX, -to.maxX, -box.minX),
    earliest(from.minY, to.minY, box.maxY),
    earliest(-from.maxY, -to.maxY, -box.minY),
  );
  const last = Math.min(
    1,
    latest(from.minX, to.minX, box.maxX),
    latest(-from.maxX, -to.maxX, -box.minX),
    latest(from.minY, to.minY, box.maxY),
    latest(-from.maxY, -to.maxY, -box.minY),
  );
  return first <= last;
}

/**
 * The first and the last moment at which a value that changes from `a` to `b` is at most `limit`, give or take a tick.
 */
const earliest = (a: number, b: number, limit: number): number => (b < a ? (limit + 1 - a) / (b - a) : 0);
const latest = (a: number, b: number, limit: number): number =>
  b > a ? (limit + 1 - a) / (b - a) : b === a && limit + 1 < a ? -1 : 1;
