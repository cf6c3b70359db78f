import type { Body } from './body.ts';
import { type Point, type Polygon, turn } from './point.ts';
import { compareSquared, compareToSegment, distanceToSegment, segmentsIntersect } from './segment.ts';

/**
 * Base-to-base distance in the plane. The yes/no questions are exact for integer radii, corners and limits and allocate
 * nothing. "Within" includes the limit. A hull with two corners is a line to measure from (a table edge, a front line).
 */

/** Is the gap between the bodies at most `limit`? Overlapping bodies have a gap of 0. */
export const gapAtMost = (a: Body, b: Body, limit: number): boolean => isNear(a, b, limit, 0, false);

/** Is the gap below `limit`? With a limit of 0: do they overlap? */
export const gapBelow = (a: Body, b: Body, limit: number): boolean => isNear(a, b, limit, 0, true);

/** Do the insides of the two bodies share a point? Touching is not overlapping. */
export const overlaps = (a: Body, b: Body): boolean => isNear(a, b, 0, 0, true);

/**
 * Is the gap at most (`strict`: below) limit + √rest? Neither may be negative. `rest` is what a limit in space leaves
 * once the height is taken off. With a limit of 0, strict means that the insides overlap.
 */
export function isNear(a: Body, b: Body, limit: number, rest: number, strict: boolean): boolean {
  if (limit < 0) return false;
  if (a.kind === 'circle') {
    if (b.kind === 'hull') return circleNearHull(a.centre, a.radius + limit, rest, b.points, strict);
    const dx = a.centre.x - b.centre.x;
    const dy = a.centre.y - b.centre.y;
    return compareSquared(dx * dx + dy * dy, a.radius + b.radius + limit, rest) <= (strict ? -1 : 0);
  }
  if (b.kind === 'circle') return circleNearHull(b.centre, b.radius + limit, rest, a.points, strict);
  return hullsNear(a.points, b.points, limit, rest, strict);
}

function circleNearHull(c: Point, reach: number, rest: number, hull: Polygon, strict: boolean): boolean {
  const most = strict ? -1 : 0;
  const n = hull.length;
  let inside = n > 2;
  let deep = inside;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const a = hull[j]!;
    const b = hull[i]!;
    const side = turn(a, b, c);
    if (side <= 0) deep = false;
    // Seen from outside, only edges that face the point can be nearest to it.
    if (side >= 0 && n > 2) continue;
    inside = false;
    if (compareToSegment(c, a, b, reach, rest) <= most) return true;
  }
  return inside && (deep || !strict || reach > 0 || rest > 0);
}

/** Does `a` have an edge with all of `b` beyond it (with `touching`: or on it)? */
function separates(a: Polygon, b: Polygon, touching: boolean): boolean {
  for (let i = 0, j = a.length - 1; i < a.length; j = i++) {
    const p = a[j]!;
    const q = a[i]!;
    let k = 0;
    for (; k < b.length; k++) {
      const side = turn(p, q, b[k]!);
      if (side > 0 || (side === 0 && !touching)) break;
    }
    if (k === b.length) return true;
  }
  return false;
}

/**
 * Is any corner of `b` near an edge of `a` that faces it? Corners of `b` outside the widened box of `a` are skipped.
 */
function cornerNearEdge(a: Polygon, b: Polygon, limit: number, rest: number, strict: boolean): boolean {
  const most = strict ? -1 : 0;
  const margin = rest === 0 ? limit : limit + Math.ceil(Math.sqrt(rest)) + 1;
  let minX = a[0]!.x;
  let maxX = minX;
  let minY = a[0]!.y;
  let maxY = minY;
  for (let i = 1; i < a.length; i++) {
    const p = a[i]!;
    if (p.x < minX) minX = p.x;
    else if (p.x > maxX) maxX = p.x;
    if (p.y < minY) minY = p.y;
    else if (p.y > maxY) maxY = p.y;
  }
  for (let k = 0; k < b.length; k++) {
    const c = b[k]!;
    if (c.x < minX - margin || c.x > maxX + margin || c.y < minY - margin || c.y > maxY + margin) continue;
    for (let i = 0, j = a.length - 1; i < a.length; j = i++) {
      const p = a[j]!;
      const q = a[i]!;
      if (turn(p, q, c) < 0 || a.length < 3) {
        if (compareToSegment(c, p, q, limit, rest) <= most) return true;
      }
    }
  }
  return false;
}

function hullsNear(a: Polygon, b: Polygon, limit: number, rest: number, strict: boolean): boolean {
  if (strict && limit === 0 && rest === 0) return !separates(a, b, true) && !separates(b, a, true);
  if (a.length < 3 && b.length < 3) {
    if (segmentsIntersect(a[0]!, a[a.length - 1]!, b[0]!, b[b.length - 1]!)) return true;
  } else if (!separates(a, b, false) && !separates(b, a, false)) return true;
  return cornerNearEdge(a, b, limit, rest, strict) || cornerNearEdge(b, a, limit, rest, strict);
}

/**
 * The gap in ticks, 0 if they touch or overlap. The error is below 1e-6 ticks; rules compare with `gapAtMost`, which
 * has none.
 */
export function gap(a: Body, b: Body): number {
  if (a.kind === 'circle' && b.kind === 'circle') {
    const dx = a.centre.x - b.centre.x;
    const dy = a.centre.y - b.centre.y;
    return Math.max(0, Math.sqrt(dx * dx + dy * dy) - a.radius - b.radius);
  }
  if (a.kind === 'circle') return b.kind === 'hull' ? Math.max(0, pointToHull(a.centre, b.points) - a.radius) : 0;
  if (b.kind === 'circle') return Math.max(0, pointToHull(b.centre, a.points) - b.radius);
  if (hullsNear(a.points, b.points, 0, 0, false)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const p of b.points) least = Math.min(least, pointToHull(p, a.points));
  for (const p of a.points) least = Math.min(least, pointToHull(p, b.points));
  return least;
}

/** Distance from a point to a hull, 0 inside; the error is below 1e-6 ticks. */
export function pointToHull(p: Point, hull: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = hull.length - 1; i < hull.length; j = i++) {
    const a = hull[j]!;
    const b = hull[i]!;
    if (turn(a, b, p) < 0 || hull.length < 3) least = Math.min(least, distanceToSegment(p, a, b));
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}
