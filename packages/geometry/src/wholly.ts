import { type Body, pointBody } from './body.ts';
import { boxOf } from './box.ts';
import { gapAtMost, pointToHull } from './distance.ts';
import { type Point, type Polygon, turn } from './point.ts';
import { compareProducts } from './product.ts';
import { gapToRegionAtMost, pointToRegion, whollyInRegion } from './region.ts';
import { compareSquared, compareToSegment } from './segment.ts';

/** "Wholly within": every point of a body is within a limit of something. Exact unless stated. */

/**
 * Is every point of `body` within `limit` of the other body? A point to measure from is a circle of radius 0. The
 * distance to a convex body is a convex function, so for hulls it is enough to check the corners.
 */
export function whollyWithin(body: Body, of: Body, limit: number): boolean {
  if (limit < 0) return false;
  if (body.kind === 'hull') {
    for (const p of body.points) if (!pointWithin(p, of, limit)) return false;
    return true;
  }
  const spare = limit - body.radius;
  if (of.kind === 'circle') {
    const reach = spare + of.radius;
    const dx = body.centre.x - of.centre.x;
    const dy = body.centre.y - of.centre.y;
    return reach >= 0 && compareSquared(dx * dx + dy * dy, reach) <= 0;
  }
  if (spare >= 0) return gapAtMost({ kind: 'circle', centre: body.centre, radius: 0 }, of, spare);
  return of.points.length > 2 && deepIn(body.centre, -spare, of.points);
}

function pointWithin(p: Point, of: Body, limit: number): boolean {
  if (of.kind === 'circle') {
    const dx = p.x - of.centre.x;
    const dy = p.y - of.centre.y;
    return compareSquared(dx * dx + dy * dy, of.radius + limit) <= 0;
  }
  const { points } = of;
  let inside = points.length > 2;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    if (turn(points[j]!, points[i]!, p) < 0 || points.length < 3) {
      inside = false;
      if (compareToSegment(p, points[j]!, points[i]!, limit) <= 0) return true;
    }
  }
  return inside;
}

/** Is the point inside the hull with at least `depth` to every edge? */
function deepIn(p: Point, depth: number, hull: Polygon): boolean {
  for (let i = 0, j = hull.length - 1; i < hull.length; j = i++) {
    const a = hull[j]!;
    const b = hull[i]!;
    const side = turn(a, b, p);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    if (side < 0 || compareProducts(side, side, depth * depth, dx * dx + dy * dy) < 0) return false;
  }
  return true;
}

/** Squares smaller than this (half a diagonal, in ticks) are not split further. */
const FINEST = 0.5;

/**
 * Is every point of the body within `limit` of the region (any simple polygon)? Exact where the limit is 0, where a
 * corner is too far, or where one edge is near enough to everything. Otherwise the farthest point may lie anywhere in
 * the body, so squares are split until each is decided. If the true farthest distance is less than 1 tick beyond the
 * limit the answer may be yes; otherwise it is right.
 */
export function whollyWithinRegion(body: Body, region: Polygon, limit: number): boolean {
  if (limit < 0) return false;
  if (whollyInRegion(body, region)) return true;
  if (limit === 0) return false;
  if (body.kind === 'hull' && body.points.some((p) => !gapToRegionAtMost(pointBody(p), region, limit))) return false;
  for (let i = 0, j = region.length - 1; i < region.length; j = i++) {
    const a = region[j]!;
    if (whollyWithin(body, { kind: 'hull', centre: a, points: [a, region[i]!] }, limit)) return true;
  }
  return squaresWithin(body, region, limit);
}

/** Starts with coarse squares, because a point that is too far is usually found among them. */
function squaresWithin(body: Body, region: Polygon, limit: number): boolean {
  const box = boxOf(body);
  let half = Math.max(box.maxX - box.minX, box.maxY - box.minY) / 2;
  let open: Point[] = [{ x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }];
  while (open.length > 0) {
    const radius = half * Math.SQRT2;
    const next: Point[] = [];
    half /= 2;
    for (const centre of open) {
      const off = pointToBody(centre, body);
      if (off > radius) continue;
      const distance = pointToRegion(centre, region);
      if (distance + radius <= limit) continue;
      // Some point of the body is `off` away from the centre of the square, or is the centre.
      if (distance - Math.max(0, off) > limit) return false;
      if (radius < FINEST) continue;
      const { x, y } = centre;
      next.push({ x: x - half, y: y - half }, { x: x + half, y: y - half });
      next.push({ x: x - half, y: y + half }, { x: x + half, y: y + half });
    }
    open = next;
  }
  return true;
}

function pointToBody(p: Point, body: Body): number {
  if (body.kind === 'hull') return pointToHull(p, body.points);
  const dx = p.x - body.centre.x;
  const dy = p.y - body.centre.y;
  return Math.sqrt(dx * dx + dy * dy) - body.radius;
}
