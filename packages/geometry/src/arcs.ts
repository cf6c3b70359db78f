import { cosine, FULL_TURN, sine } from './angle.ts';
import { footprintPolygon } from './area.ts';
import type { Body } from './body.ts';
import { distanceSquared, doubleArea, type Point, type Polygon, turn } from './point.ts';
import { interiorPoint } from './polygon.ts';
import { compareProducts, productDifference } from './product.ts';

/**
 * The part of the plane between two rays, counter-clockwise from `right` to `left`; both are directions, not points.
 * `span` says whether it is up to 180° wide (`narrow`), wider (`wide`), everything (`all`) or a single ray (`ray`).
 */
export type Wedge = {
  readonly apex: Point;
  readonly right: Point;
  readonly left: Point;
  readonly span: 'ray' | 'narrow' | 'wide' | 'all';
};

/** How much of a body must be in the wedge. Majority is more than half of its area. */
export type HowMuch = 'any' | 'wholly' | 'majority';

/**
 * The arc from `right` tenths of a degree to the right of a pose's facing to `left` tenths to its left. A left flank is
 * { left: 1350, right: -450 }. Its rays come from the sine table: at multiples of 45° they are exact, elsewhere they
 * are off by less than 1e-9.
 */
export function arcOf(pose: { x: number; y: number; facing: number }, left: number, right: number): Wedge {
  const width = left + right;
  if (width < 0) throw new RangeError('an arc ends left of where it begins');
  return {
    apex: { x: pose.x, y: pose.y },
    right: { x: cosine(pose.facing - right), y: sine(pose.facing - right) },
    left: { x: cosine(pose.facing + left), y: sine(pose.facing + left) },
    span: width >= FULL_TURN ? 'all' : width > FULL_TURN / 2 ? 'wide' : width > 0 ? 'narrow' : 'ray',
  };
}

/** Is the point in the wedge, its two rays and its apex included? Exact. */
export const pointInWedge = (p: Point, wedge: Wedge): boolean => contains(wedge, p.x, p.y, 1);

function contains({ apex, right, left, span }: Wedge, px: number, py: number, scale: number): boolean {
  if (span === 'all') return true;
  const x = px - apex.x * scale;
  const y = py - apex.y * scale;
  if (x === 0 && y === 0) return true;
  const leftOfRight = compareProducts(right.x, y, right.y, x) >= 0;
  const rightOfLeft = compareProducts(left.x, y, left.y, x) <= 0;
  if (span === 'wide') return leftOfRight || rightOfLeft;
  if (span === 'ray' && right.x * x + right.y * y <= 0) return false;
  return leftOfRight && rightOfLeft;
}

/**
 * Is the body in the wedge: any part of it (touching counts), all of it, or more than half of its area? The first two
 * are exact for hulls and accurate to 1e-6 ticks for circles. For the majority see `wedgeShare` (exactly half is not a
 * majority).
 */
export function bodyInWedge(body: Body, wedge: Wedge, howMuch: HowMuch): boolean {
  if (wedge.span === 'all') return true;
  if (howMuch === 'majority') return wedgeShare(body, wedge) > 0.5 + 1e-9;
  const touching = howMuch === 'any';
  const cut = rayMeets(wedge.apex, wedge.right, body, touching) || rayMeets(wedge.apex, wedge.left, body, touching);
  if (cut) return touching;
  if (body.kind === 'circle') return contains(wedge, body.centre.x, body.centre.y, 1);
  const p = interiorPoint(body.points);
  return contains(wedge, p.x, p.y, p.scale);
}

/** Does the ray meet the inside of the body (with `touching`: or its border)? */
function rayMeets(apex: Point, ray: Point, body: Body, touching: boolean): boolean {
  return body.kind === 'circle'
    ? rayMeetsCircle(apex, ray, body.centre, body.radius, touching)
    : rayMeetsHull(apex, ray, body.points, touching);
}

function rayMeetsCircle(apex: Point, ray: Point, centre: Point, radius: number, touching: boolean): boolean {
  const x = centre.x - apex.x;
  const y = centre.y - apex.y;
  if (ray.x * x + ray.y * y <= 0) {
    const squared = distanceSquared(apex, centre);
    return touching ? squared <= radius * radius : squared < radius * radius;
  }
  const off = Math.abs(productDifference(ray.x, y, ray.y, x));
  const reach = radius * Math.sqrt(ray.x * ray.x + ray.y * ray.y);
  return touching ? off <= reach : off < reach;
}

/** Ray and hull are apart if all of one lies on the far side of an edge of the hull, or of the ray itself. */
function rayMeetsHull(apex: Point, ray: Point, hull: Polygon, touching: boolean): boolean {
  let left = false;
  let right = false;
  for (let i = 0, j = hull.length - 1; i < hull.length; j = i++) {
    const p = hull[j]!;
    const q = hull[i]!;
    const side = turn(p, q, apex);
    if ((touching ? side < 0 : side <= 0) && compareProducts(q.x - p.x, ray.y, q.y - p.y, ray.x) <= 0) return false;
    const s = compareProducts(ray.x, q.y - apex.y, ray.y, q.x - apex.x);
    if (touching ? s >= 0 : s > 0) left = true;
    if (touching ? s <= 0 : s < 0) right = true;
  }
  return left && right;
}

/** The share of the body's area that is in the wedge, from 0 to 1; error below 1e-6 for hulls, 0.0005 for circles. */
export function wedgeShare(body: Body, wedge: Wedge): number {
  if (wedge.span === 'all') return 1;
  if (wedge.span === 'ray') return 0;
  const shape = footprintPolygon(body).map((p) => ({ x: p.x - wedge.apex.x, y: p.y - wedge.apex.y }));
  const whole = doubleArea(shape);
  if (whole === 0) return contains(wedge, body.centre.x, body.centre.y, 1) ? 1 : 0;
  // What a wide wedge leaves out is a narrow one.
  const [from, to] = wedge.span === 'wide' ? [wedge.left, wedge.right] : [wedge.right, wedge.left];
  const part = doubleArea(leftPart(leftPart(shape, from), { x: -to.x, y: -to.y })) / whole;
  return wedge.span === 'wide' ? 1 - part : part;
}

/** The part of a convex polygon that lies left of a line through the origin. */
function leftPart(shape: Polygon, line: Point): Polygon {
  const result: Point[] = [];
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const a = shape[j]!;
    const b = shape[i]!;
    const sa = line.x * a.y - line.y * a.x;
    const sb = line.x * b.y - line.y * b.x;
    if ((sa < 0 && sb > 0) || (sa > 0 && sb < 0)) {
      const t = sa / (sa - sb);
      result.push({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
    }
    if (sb >= 0) result.push(b);
  }
  return result;
}
