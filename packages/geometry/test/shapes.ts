import fc from 'fast-check';
import { type Body, convexHull, interiorPoint, isSimple, type Point, type Polygon, turn } from '../src/index.ts';

/**
 * Random shapes for property tests. A small range makes touching and collinear cases common; a large one tests big
 * numbers.
 */
export const point = (range: number): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: -range, max: range }), y: fc.integer({ min: -range, max: range }) });

export const hull = (range: number): fc.Arbitrary<Polygon> =>
  fc
    .array(point(range), { minLength: 3, maxLength: 9 })
    .map(convexHull)
    .filter((p) => p.length > 2);

export const circleBody = (range: number): fc.Arbitrary<Body> =>
  fc
    .tuple(point(range), fc.integer({ min: 1, max: Math.max(1, Math.floor(range / 2)) }))
    .map(([centre, radius]) => ({ kind: 'circle', centre, radius }));

export const hullBody = (range: number): fc.Arbitrary<Body> =>
  hull(range).map((points) => ({ kind: 'hull', centre: points[0]!, points }));

export const body = (range: number): fc.Arbitrary<Body> => fc.oneof(circleBody(range), hullBody(range));

/** Simple polygons, mostly not convex: corners sorted by direction around a point, or a walk of axis-parallel steps. */
export const simplePolygon = (range: number): fc.Arbitrary<Polygon> =>
  fc
    .tuple(point(Math.floor(range / 4)), fc.array(point(range), { minLength: 3, maxLength: 9 }), fc.boolean())
    .map(([c, points, flip]) => {
      const half = (p: Point): number => (p.y > c.y || (p.y === c.y && p.x > c.x) ? 0 : 1);
      const sorted = points
        .filter((p) => p.x !== c.x || p.y !== c.y)
        .sort((p, q) => half(p) - half(q) || -turn(c, p, q));
      const distinct = sorted.filter(
        (p, i) => i === 0 || half(p) !== half(sorted[i - 1]!) || turn(c, sorted[i - 1]!, p) !== 0,
      );
      return flip ? distinct.toReversed() : distinct;
    })
    .filter(isSimple);

/** A small and a large range. */
export const ranges = [6, 100_000];

/** A point inside, in doubles. */
export function somewhereInside(polygon: Polygon): Point {
  const p = interiorPoint(polygon);
  return { x: p.x / p.scale, y: p.y / p.scale };
}
