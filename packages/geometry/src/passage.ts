import { type Point, type Polygon, turn } from './point.ts';
import { compareProducts, productDifference } from './product.ts';
import { compareToSegment, segmentsWithin } from './segment.ts';
import type { Stretch } from './stretch.ts';

/** How far beyond the end of the leg rounding may put a touch that is known to lie on it. */
const SLACK = 1e-9;

/**
 * When a point that moves from `from` to `to` is in a convex shape widened by `reach`. All movement tests rest on this.
 * The shape has one corner (a point), two (a line) or is a counter-clockwise convex polygon. `open`: touching does not
 * count. Whether there is a stretch, and whether it includes the start and the end, is exact. At the fractions
 * themselves the distance is accurate to 1e-6 ticks.
 */
export function passage(from: Point, to: Point, shape: Polygon, reach: number, open: boolean): Stretch | null {
  if (reach === 0 && shape.length > 2) return throughPolygon(from, to, shape, open);
  if (reach === 0 && open) return null;
  const before = isIn(from, shape, reach, open);
  const after = isIn(to, shape, reach, open);
  if (!before && !after && !legNear(from, to, shape, reach, open)) return null;
  const start = before ? 0 : firstTouch(from, to, shape, reach);
  const end = after ? 1 : 1 - firstTouch(to, from, shape, reach);
  return { from: start, to: Math.max(start, end), before, after };
}

/** Clips the leg with the lines of all edges. The ends stay fractions until the last moment. */
function throughPolygon(from: Point, to: Point, shape: Polygon, open: boolean): Stretch | null {
  let before = true;
  let after = true;
  let enterTop = 0;
  let enterBottom = 1;
  let leaveTop = 1;
  let leaveBottom = 1;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const start = turn(shape[j]!, shape[i]!, from);
    const end = turn(shape[j]!, shape[i]!, to);
    const startsOut = open ? start <= 0 : start < 0;
    const endsOut = open ? end <= 0 : end < 0;
    if (startsOut && endsOut) return null;
    if (startsOut) {
      before = false;
      if (compareProducts(-start, enterBottom, enterTop, end - start) > 0) {
        enterTop = -start;
        enterBottom = end - start;
      }
    }
    if (endsOut) {
      after = false;
      if (compareProducts(start, leaveBottom, leaveTop, start - end) < 0) {
        leaveTop = start;
        leaveBottom = start - end;
      }
    }
  }
  const length = compareProducts(leaveTop, enterBottom, enterTop, leaveBottom);
  if (open ? length <= 0 : length < 0) return null;
  return { from: enterTop / enterBottom, to: leaveTop / leaveBottom, before, after };
}

/** Is the point in the widened shape? */
function isIn(p: Point, shape: Polygon, reach: number, open: boolean): boolean {
  const n = shape.length;
  const most = open ? -1 : 0;
  let inside = n > 2;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const a = shape[j]!;
    const b = shape[i]!;
    if (n > 2 && turn(a, b, p) >= 0) continue;
    inside = false;
    if (compareToSegment(p, a, b, reach) <= most) return true;
  }
  return inside;
}

function legNear(from: Point, to: Point, shape: Polygon, reach: number, open: boolean): boolean {
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    if (segmentsWithin(from, to, shape[j]!, shape[i]!, reach, open)) return true;
  }
  return false;
}

/**
 * The fraction at which the point first touches the widened shape. Called only where the point is known to start
 * outside and to get there.
 */
function firstTouch(from: Point, to: Point, shape: Polygon, reach: number): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const n = shape.length;
  let first = Number.POSITIVE_INFINITY;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const a = shape[j]!;
    const b = shape[i]!;
    first = Math.min(first, touchesCorner(from, dx, dy, b, reach));
    if (n > 1) first = Math.min(first, touchesEdge(from, dx, dy, a, b, reach));
  }
  if (first <= 1) return first;
  return first <= 1 + SLACK ? 1 : nearestFraction(from, dx, dy, shape);
}

/** The touch with the circle about a corner: the smaller root, with its discriminant computed without cancellation. */
function touchesCorner(from: Point, dx: number, dy: number, corner: Point, reach: number): number {
  const mx = from.x - corner.x;
  const my = from.y - corner.y;
  const approach = -(mx * dx + my * dy);
  if (approach <= 0) return Number.POSITIVE_INFINITY;
  const cross = dx * my - dy * mx;
  const length = dx * dx + dy * dy;
  const discriminant = productDifference(reach * reach, length, cross, cross);
  if (discriminant < 0) return Number.POSITIVE_INFINITY;
  const t = (mx * mx + my * my - reach * reach) / (approach + Math.sqrt(discriminant));
  return Math.max(0, t);
}

/** The touch with the straight side of a widened edge, reached from outside, between the two corners. */
function touchesEdge(from: Point, dx: number, dy: number, a: Point, b: Point, reach: number): number {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const height = ey * (from.x - a.x) - ex * (from.y - a.y);
  const fall = ex * dy - ey * dx;
  if (fall <= 0 || height < 0) return Number.POSITIVE_INFINITY;
  const length = ex * ex + ey * ey;
  const t = Math.max(0, (height - reach * Math.sqrt(length)) / fall);
  const along = ex * (from.x - a.x + t * dx) + ey * (from.y - a.y + t * dy);
  return along >= 0 && along <= length ? t : Number.POSITIVE_INFINITY;
}

/** Where the leg comes nearest to a corner. Stands in for a touch so slight that doubles miss it. */
function nearestFraction(from: Point, dx: number, dy: number, shape: Polygon): number {
  const length = dx * dx + dy * dy;
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const corner of shape) {
    const t = Math.min(1, Math.max(0, ((corner.x - from.x) * dx + (corner.y - from.y) * dy) / length));
    const x = from.x + t * dx - corner.x;
    const y = from.y + t * dy - corner.y;
    if (x * x + y * y >= least) continue;
    least = x * x + y * y;
    best = t;
  }
  return best;
}
