import { type Point, turn } from './point.ts';
import { compareProducts } from './product.ts';

/** How close the doubles of `compareWithRoot` must be to each other for BigInt to decide. */
const DOUBT = 1e-3;

/**
 * The sign of (distance from p to the segment ab) minus (reach + √rest). Exact; reach and rest are non-negative
 * integers. `rest` is the square of what a distance in space leaves for the horizontal. It is 0 in the plane.
 */
export function compareToSegment(p: Point, a: Point, b: Point, reach: number, rest = 0): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const along = dx * px + dy * py;
  if (along <= 0) return compareSquared(px * px + py * py, reach, rest);
  const length = dx * dx + dy * dy;
  if (along >= length) {
    const qx = p.x - b.x;
    const qy = p.y - b.y;
    return compareSquared(qx * qx + qy * qy, reach, rest);
  }
  const cross = dx * py - dy * px;
  if (rest === 0) return compareProducts(cross, cross, reach * reach, length);
  return compareWithRoot(cross, length, reach, rest);
}

/** The sign of √squared minus (reach + √rest), exact. */
export function compareSquared(squared: number, reach: number, rest = 0): number {
  if (rest !== 0) return compareWithRoot(squared, 0, reach, rest);
  const limit = reach * reach;
  return squared < limit ? -1 : squared > limit ? 1 : 0;
}

/**
 * The sign of distance - reach - √rest, where the squared distance is value² / length, or just value if length is 0.
 * Squaring twice gives numbers far beyond 2^53, so the rare near ties are decided with BigInt.
 */
function compareWithRoot(value: number, length: number, reach: number, rest: number): number {
  const distance = length === 0 ? Math.sqrt(value) : Math.abs(value) / Math.sqrt(length);
  const about = distance - reach - Math.sqrt(rest);
  if (about > DOUBT) return 1;
  if (about < -DOUBT) return -1;
  const v = BigInt(value);
  const numerator = length === 0 ? v : v * v;
  const denominator = length === 0 ? 1n : BigInt(length);
  const r = BigInt(reach);
  const k = BigInt(rest);
  const left = numerator - denominator * (r * r + k);
  if (left <= 0n) return left === 0n && r === 0n ? 0 : -1;
  const difference = left * left - 4n * r * r * k * denominator * denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Distance from a point to a segment in ticks; the error is below 1e-6 ticks for all allowed coordinates. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const along = dx * px + dy * py;
  if (along <= 0) return Math.sqrt(px * px + py * py);
  const length = dx * dx + dy * dy;
  if (along >= length) return Math.sqrt((p.x - b.x) * (p.x - b.x) + (p.y - b.y) * (p.y - b.y));
  return Math.abs(dx * py - dy * px) / Math.sqrt(length);
}

/** Is p one of the points of the segment ab, ends included? Exact. */
export const onSegment = (p: Point, a: Point, b: Point): boolean =>
  turn(a, b, p) === 0 &&
  p.x >= Math.min(a.x, b.x) &&
  p.x <= Math.max(a.x, b.x) &&
  p.y >= Math.min(a.y, b.y) &&
  p.y <= Math.max(a.y, b.y);

/** Do the segments ab and cd share a point? Touching ends and overlapping collinear segments count. Exact. */
export function segmentsIntersect(a: Point, b: Point, c: Point, d: Point): boolean {
  const abc = turn(a, b, c);
  const abd = turn(a, b, d);
  const cda = turn(c, d, a);
  const cdb = turn(c, d, b);
  if (((abc > 0 && abd < 0) || (abc < 0 && abd > 0)) && ((cda > 0 && cdb < 0) || (cda < 0 && cdb > 0))) return true;
  return (
    (abc === 0 && onSegment(c, a, b)) ||
    (abd === 0 && onSegment(d, a, b)) ||
    (cda === 0 && onSegment(a, c, d)) ||
    (cdb === 0 && onSegment(b, c, d))
  );
}

/** Do the segments cross at a single point that is not an end of either? Exact. */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const abc = turn(a, b, c);
  const abd = turn(a, b, d);
  if (!((abc > 0 && abd < 0) || (abc < 0 && abd > 0))) return false;
  const cda = turn(c, d, a);
  const cdb = turn(c, d, b);
  return (cda > 0 && cdb < 0) || (cda < 0 && cdb > 0);
}

/** Is the distance between two segments at most `reach` (`strict`: below it)? Exact. */
export function segmentsWithin(a: Point, b: Point, c: Point, d: Point, reach: number, strict: boolean): boolean {
  const most = strict ? -1 : 0;
  if (compareToSegment(c, a, b, reach) <= most || compareToSegment(d, a, b, reach) <= most) return true;
  if (compareToSegment(a, c, d, reach) <= most || compareToSegment(b, c, d, reach) <= most) return true;
  return (reach > 0 || !strict) && segmentsCross(a, b, c, d);
}
