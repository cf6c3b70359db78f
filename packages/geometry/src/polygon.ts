import { type Point, type Polygon, turn } from './point.ts';

/**
 * Tests on simple polygons: no self-crossing, no repeated corners, either direction, convex or not. Everything here is
 * exact. A point on the border counts as inside unless the name says otherwise.
 */

/**
 * 1 inside, 0 on the border, -1 outside. The point is (x / scale, y / scale), so that thirds of ticks can be located.
 * Exact up to MAX_COORDINATE (up to half of it with a scale of 2 or 3).
 */
export function locate(x: number, y: number, polygon: Polygon, scale = 1): -1 | 0 | 1 {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j]!;
    const b = polygon[i]!;
    const ay = a.y * scale - y;
    const by = b.y * scale - y;
    if ((ay > 0 && by > 0) || (ay < 0 && by < 0)) continue;
    const ax = a.x * scale - x;
    const bx = b.x * scale - x;
    // Only one factor of each product is scaled. This keeps thirds exact.
    const side = (b.x - a.x) * -ay - (b.y - a.y) * -ax;
    if (side === 0) {
      if ((ax <= 0 || bx <= 0) && (ax >= 0 || bx >= 0)) return 0;
    } else if (ay > 0 !== by > 0 && side > 0 === by > ay) {
      inside = !inside;
    }
  }
  return inside ? 1 : -1;
}

/** Is the point in the polygon? The border counts as inside. */
export const pointInPolygon = (p: Point, polygon: Polygon): boolean => locate(p.x, p.y, polygon) >= 0;

/** Is the point in the open inside of the polygon, off its border? */
export const pointStrictlyInPolygon = (p: Point, polygon: Polygon): boolean => locate(p.x, p.y, polygon) > 0;

/** A point strictly inside, as fractions: (x / scale, y / scale). */
export type ScaledPoint = { readonly x: number; readonly y: number; readonly scale: number };

/** A point strictly inside any simple polygon: the middle of an ear, or halfway to the corner that spoils the ear. */
export function interiorPoint(polygon: Polygon): ScaledPoint {
  const n = polygon.length;
  let lowest = 0;
  for (let i = 1; i < n; i++) {
    const p = polygon[i]!;
    const q = polygon[lowest]!;
    if (p.y < q.y || (p.y === q.y && p.x < q.x)) lowest = i;
  }
  const tip = polygon[lowest]!;
  let a = polygon[(lowest + n - 1) % n]!;
  let b = polygon[(lowest + 1) % n]!;
  if (turn(a, tip, b) < 0) [a, b] = [b, a];
  let spoiler: Point | undefined;
  let deepest = 0;
  for (const p of polygon) {
    const depth = turn(b, a, p);
    if (depth <= deepest || turn(a, tip, p) <= 0 || turn(tip, b, p) <= 0) continue;
    spoiler = p;
    deepest = depth;
  }
  if (spoiler !== undefined) return { x: tip.x + spoiler.x, y: tip.y + spoiler.y, scale: 2 };
  return { x: a.x + tip.x + b.x, y: a.y + tip.y + b.y, scale: 3 };
}

/** The corners in counter-clockwise order. */
export function counterClockwise(polygon: Polygon): Polygon {
  let sum = 0;
  const o = polygon[0];
  if (o === undefined) return polygon;
  for (let i = 2; i < polygon.length; i++) sum += turn(o, polygon[i - 1]!, polygon[i]!);
  return sum < 0 ? [...polygon].reverse() : polygon;
}

/** Is the polygon convex, counter-clockwise, with no three corners in line? This is what hulls must be. */
export function isConvex(polygon: Polygon): boolean {
  const n = polygon.length;
  if (n < 3) return false;
  for (let i = 0; i < n; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % n]!;
    for (let k = 2; k < n; k++) if (turn(a, b, polygon[(i + k) % n]!) <= 0) return false;
  }
  return true;
}
