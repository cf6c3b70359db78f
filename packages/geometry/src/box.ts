import type { Body } from './body.ts';
import type { Polygon } from './point.ts';

/** An axis-parallel box, edges included: the cheap first look before an exact test. */
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
