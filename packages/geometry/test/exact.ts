import type { Body, Point, Polygon } from '../src/index.ts';

/** Slow oracles in BigInt fractions, written from the definitions and sharing no code with the package. */
export type Fraction = { n: bigint; d: bigint };

export const fraction = (n: bigint, d = 1n): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d });
export const less = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;

type P = { x: bigint; y: bigint };
const big = (p: Point): P => ({ x: BigInt(p.x), y: BigInt(p.y) });
const cross = (o: P, a: P, b: P): bigint => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
const dot = (o: P, a: P, b: P): bigint => (a.x - o.x) * (b.x - o.x) + (a.y - o.y) * (b.y - o.y);

/** Squared distance from a point to a segment. */
export function pointSegment(pp: Point, aa: Point, bb: Point): Fraction {
  const p = big(pp);
  const a = big(aa);
  const b = big(bb);
  const length = dot(a, b, b);
  const along = dot(a, b, p);
  if (along <= 0n) return fraction(dot(a, p, p));
  if (along >= length) return fraction(dot(b, p, p));
  return fraction(cross(a, b, p) ** 2n, length);
}

export function segmentsMeet(aa: Point, bb: Point, cc: Point, dd: Point): boolean {
  const [a, b, c, d] = [big(aa), big(bb), big(cc), big(dd)];
  const sign = (v: bigint): bigint => (v > 0n ? 1n : v < 0n ? -1n : 0n);
  if (sign(cross(a, b, c)) * sign(cross(a, b, d)) < 0n && sign(cross(c, d, a)) * sign(cross(c, d, b)) < 0n) return true;
  return [pointSegment(cc, aa, bb), pointSegment(dd, aa, bb), pointSegment(aa, cc, dd), pointSegment(bb, cc, dd)].some(
    (f) => f.n === 0n,
  );
}

/** Winding number of a polygon about a point; the point must not be on the border. */
export function winds(pp: Point, polygon: Polygon): boolean {
  const p = big(pp);
  let winding = 0;
  polygon.forEach((aa, i) => {
    const a = big(aa);
    const b = big(polygon[(i + 1) % polygon.length]!);
    if (a.y <= p.y && b.y > p.y && cross(a, b, p) > 0n) winding++;
    if (a.y > p.y && b.y <= p.y && cross(a, b, p) < 0n) winding--;
  });
  return winding !== 0;
}

export const onBorder = (p: Point, polygon: Polygon): boolean =>
  polygon.some((a, i) => pointSegment(p, a, polygon[(i + 1) % polygon.length]!).n === 0n);

const least = (list: Fraction[]): Fraction => list.reduce((a, b) => (less(b, a) ? b : a));

/** Squared distance from a point to a polygon, 0 inside and on the border. */
export function pointPolygon(p: Point, polygon: Polygon): Fraction {
  if (onBorder(p, polygon) || winds(p, polygon)) return fraction(0n);
  return least(polygon.map((a, i) => pointSegment(p, a, polygon[(i + 1) % polygon.length]!)));
}

/** Squared distance between two polygons of any kind. */
export function polygonPolygon(a: Polygon, b: Polygon): Fraction {
  for (let i = 0; i < a.length; i++)
    for (let k = 0; k < b.length; k++)
      if (segmentsMeet(a[i]!, a[(i + 1) % a.length]!, b[k]!, b[(k + 1) % b.length]!)) return fraction(0n);
  return least([...a.map((p) => pointPolygon(p, b)), ...b.map((p) => pointPolygon(p, a))]);
}

/** Squared distance between centres or hulls, without the radii. */
export function coreDistance(a: Body, b: Body): Fraction {
  if (a.kind === 'circle' && b.kind === 'circle') return fraction(dot(big(a.centre), big(b.centre), big(b.centre)));
  if (a.kind === 'circle') return pointPolygon(a.centre, (b as { points: Polygon }).points);
  if (b.kind === 'circle') return pointPolygon(b.centre, a.points);
  return polygonPolygon(a.points, b.points);
}

export const radiusOf = (b: Body): number => (b.kind === 'circle' ? b.radius : 0);

/** The sign of gap - limit, with negative gaps of overlapping circles and hulls cut to "core distance 0". */
export function compareGap(a: Body, b: Body, limit: number): number {
  const reach = BigInt(radiusOf(a) + radiusOf(b) + limit);
  const d = coreDistance(a, b);
  const right = fraction(reach * reach);
  return less(d, right) ? -1 : less(right, d) ? 1 : 0;
}
