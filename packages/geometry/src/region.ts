import type { Body } from './body.ts';
import { pointToHull } from './distance.ts';
import { type Point, type Polygon, turn } from './point.ts';
import { interiorPoint, locate } from './polygon.ts';
import { compareToSegment, distanceToSegment } from './segment.ts';

/**
 * A body and a region: a simple polygon, convex or not (terrain, zones, tables). The yes/no tests are exact. All of
 * them rest on one fact: a body whose inside meets no border of the region is either all inside it or all outside.
 */

/** Does the segment ab meet the inside of the convex hull (`touching`: the inside or the border)? Exact. */
export function hullMeetsSegment(hull: Polygon, a: Point, b: Point, touching: boolean): boolean {
  let left = false;
  let right = false;
  for (let i = 0, j = hull.length - 1; i < hull.length; j = i++) {
    const p = hull[j]!;
    const q = hull[i]!;
    const sa = turn(p, q, a);
    const sb = turn(p, q, b);
    if (touching ? sa < 0 && sb < 0 : sa <= 0 && sb <= 0) return false;
    const side = turn(a, b, q);
    if (touching ? side >= 0 : side > 0) left = true;
    if (touching ? side <= 0 : side < 0) right = true;
  }
  return (left && right) || (a.x === b.x && a.y === b.y);
}

/**
 * Is the distance from the hull to the segment at most `reach` (`strict`: below; with a reach of 0: does it meet the
 * inside)?
 */
export function hullNearSegment(hull: Polygon, a: Point, b: Point, reach: number, strict: boolean): boolean {
  if (reach === 0) return hullMeetsSegment(hull, a, b, !strict);
  if (hullMeetsSegment(hull, a, b, true)) return true;
  const most = strict ? -1 : 0;
  for (let i = 0, j = hull.length - 1; i < hull.length; j = i++) {
    const p = hull[j]!;
    const q = hull[i]!;
    if (compareToSegment(q, a, b, reach) <= most) return true;
    if (compareToSegment(a, p, q, reach) <= most || compareToSegment(b, p, q, reach) <= most) return true;
  }
  return false;
}

/**
 * Is the border segment ab nearer to the body than `limit` (or at it, unless `strict`)? With 0: does it meet the
 * inside?
 */
export const bodyNearSegment = (body: Body, a: Point, b: Point, limit: number, strict: boolean): boolean =>
  body.kind === 'circle'
    ? compareToSegment(body.centre, a, b, body.radius + limit) <= (strict ? -1 : 0)
    : hullNearSegment(body.points, a, b, limit, strict);

function nearBorder(body: Body, region: Polygon, limit: number, strict: boolean): boolean {
  for (let i = 0, j = region.length - 1; i < region.length; j = i++) {
    if (bodyNearSegment(body, region[j]!, region[i]!, limit, strict)) return true;
  }
  return false;
}

/**
 * Is an inner point of the body inside the region? This tells inside from outside where no border meets the body's
 * inside.
 */
function innerPointIn(body: Body, region: Polygon): boolean {
  if (body.kind === 'circle') return locate(body.centre.x, body.centre.y, region) > 0;
  const p = interiorPoint(body.points);
  return locate(p.x, p.y, region, p.scale) > 0;
}

/** Is the gap between body and region at most `limit`? A body in the region has a gap of 0. */
export const gapToRegionAtMost = (body: Body, region: Polygon, limit: number): boolean =>
  limit >= 0 && (nearBorder(body, region, limit, false) || innerPointIn(body, region));

/** Is the gap below `limit`? With a limit of 0: do they overlap? */
export const gapToRegionBelow = (body: Body, region: Polygon, limit: number): boolean =>
  limit >= 0 && (nearBorder(body, region, limit, true) || innerPointIn(body, region));

/** Do the insides of body and region share a point? Touching is not overlapping. */
export const overlapsRegion = (body: Body, region: Polygon): boolean => gapToRegionBelow(body, region, 0);

/** Is the whole body in the region? Touching its border from inside is still in. */
export const whollyInRegion = (body: Body, region: Polygon): boolean => {
  if (body.kind === 'circle' && body.radius === 0) return locate(body.centre.x, body.centre.y, region) >= 0;
  return !nearBorder(body, region, 0, true) && innerPointIn(body, region);
};

/** The gap between body and region in ticks, 0 if they touch or overlap; the error is below 1e-6 ticks. */
export function gapToRegion(body: Body, region: Polygon): number {
  if (gapToRegionAtMost(body, region, 0)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = region.length - 1; i < region.length; j = i++) {
    const a = region[j]!;
    const b = region[i]!;
    if (body.kind === 'circle') {
      least = Math.min(least, distanceToSegment(body.centre, a, b) - body.radius);
    } else {
      least = Math.min(least, pointToHull(b, body.points));
      for (const p of body.points) least = Math.min(least, distanceToSegment(p, a, b));
    }
  }
  return least;
}

/** Distance from a point to a region, 0 inside; the error is below 1e-6 ticks. The point need not be on whole ticks. */
export function pointToRegion(p: Point, region: Polygon): number {
  if (locate(p.x, p.y, region) >= 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = region.length - 1; i < region.length; j = i++) {
    least = Math.min(least, distanceToSegment(p, region[j]!, region[i]!));
  }
  return least;
}
