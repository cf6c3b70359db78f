import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convexHull,
  counterClockwise,
  doubleArea,
  gap,
  hullOfBodies,
  interiorPoint,
  isConvex,
  isSimple,
  locate,
  minkowskiSum,
  outerPolygon,
  pointBody,
  pointInPolygon,
  polygonsOverlap,
  polygonsTouch,
  turn,
  whollyInRegion,
} from '../src/index.ts';
import { onBorder, polygonPolygon, winds } from './exact.ts';
import { body, hull, point, ranges, simplePolygon } from './shapes.ts';

describe.each(ranges)('polygons in a range of %d', (range) => {
  test('locate equals border test and winding number', () => {
    fc.assert(
      fc.property(point(range), simplePolygon(range), (p, polygon) => {
        expect(locate(p.x, p.y, polygon)).toBe(onBorder(p, polygon) ? 0 : winds(p, polygon) ? 1 : -1);
      }),
      { numRuns: 1000 },
    );
  });

  test('every simple polygon has an interior point, found exactly', () => {
    fc.assert(
      fc.property(simplePolygon(range), (polygon) => {
        const { x, y, scale } = interiorPoint(polygon);
        expect(locate(x, y, polygon, scale)).toBe(1);
        const scaled = polygon.map((p) => ({ x: p.x * scale, y: p.y * scale }));
        expect(winds({ x, y }, scaled) && !onBorder({ x, y }, scaled)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('the convex hull is convex, counter-clockwise and holds all points', () => {
    fc.assert(
      fc.property(fc.array(point(range), { minLength: 3, maxLength: 20 }), (points) => {
        const h = convexHull(points);
        if (h.length < 3) return;
        expect(isConvex(h)).toBe(true);
        for (const p of points) expect(pointInPolygon(p, h)).toBe(true);
        for (const p of h) expect(points).toContainEqual(p);
      }),
    );
  });

  test('the Minkowski sum is the hull of all sums', () => {
    fc.assert(
      fc.property(hull(range), fc.oneof(hull(range), fc.tuple(point(range), point(range)).map(convexHull)), (a, b) => {
        const all = a.flatMap((p) => b.map((q) => ({ x: p.x + q.x, y: p.y + q.y })));
        const sum = minkowskiSum(a, b);
        const expected = convexHull(all);
        const start = sum.findIndex((p) => p.x === expected[0]!.x && p.y === expected[0]!.y);
        expect([...sum.slice(start), ...sum.slice(0, start)]).toEqual(expected);
      }),
    );
  });

  test('touching of polygons equals distance 0', () => {
    fc.assert(
      fc.property(simplePolygon(range), simplePolygon(range), (a, b) => {
        expect(polygonsTouch(a, b)).toBe(polygonPolygon(a, b).n === 0n);
      }),
    );
  });

  test('convex polygons overlap unless an edge of one has all of the other beyond it', () => {
    fc.assert(
      fc.property(hull(range), hull(range), (a, b) => {
        const separated = [a, b].some((p, k) => {
          const q = k === 0 ? b : a;
          return p.some((c, i) => q.every((r) => turn(c, p[(i + 1) % p.length]!, r) <= 0));
        });
        expect(polygonsOverlap(a, b)).toBe(!separated);
        expect(polygonsOverlap(b, a)).toBe(!separated);
      }),
    );
  });
});

test('overlap of polygons that are not convex: cells of a grid', () => {
  // Small rectilinear polygons have corners on whole ticks: they overlap exactly if they share the middle of a cell.
  const stairs = fc
    .tuple(point(4), fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }))
    .map(([o, heights]) => {
      const top = heights.flatMap((h, i) => [
        { x: o.x + i, y: o.y + h },
        { x: o.x + i + 1, y: o.y + h },
      ]);
      const corners = [{ x: o.x + heights.length, y: o.y }, ...top.toReversed(), { x: o.x, y: o.y }];
      return corners.filter((p, i) => {
        const q = corners[(i + corners.length - 1) % corners.length]!;
        return p.x !== q.x || p.y !== q.y;
      });
    })
    .filter(isSimple);
  fc.assert(
    fc.property(stairs, stairs, (a, b) => {
      let shared = false;
      for (let x = -9; x < 20; x++)
        for (let y = -9; y < 20; y++)
          if (locate(2 * x + 1, 2 * y + 1, a, 2) > 0 && locate(2 * x + 1, 2 * y + 1, b, 2) > 0) shared = true;
      expect(polygonsOverlap(a, b)).toBe(shared);
    }),
    { numRuns: 300 },
  );
});

test('identical polygons overlap, neighbours do not', () => {
  const c = (x: number): { x: number; y: number }[] => [
    { x, y: 0 },
    { x: x + 4, y: 0 },
    { x: x + 4, y: 4 },
    { x, y: 4 },
  ];
  expect(polygonsOverlap(c(0), c(0))).toBe(true);
  expect(polygonsOverlap(c(0), c(4))).toBe(false);
  expect(polygonsTouch(c(0), c(4))).toBe(true);
  expect(polygonsTouch(c(0), c(5))).toBe(false);
});

test('counterClockwise keeps the polygon and turns the area positive', () => {
  fc.assert(
    fc.property(simplePolygon(50), (p) => {
      expect(doubleArea(counterClockwise(p))).toBe(Math.abs(doubleArea(p)));
    }),
  );
});

test('a polygon that crosses itself or repeats a corner is not simple', () => {
  const at = (...c: number[]): { x: number; y: number }[] =>
    Array.from({ length: c.length / 2 }, (_, i) => ({ x: c[2 * i]!, y: c[2 * i + 1]! }));
  expect(isSimple(at(0, 0, 4, 4, 4, 0, 0, 4))).toBe(false);
  expect(isSimple(at(0, 0, 4, 0, 4, 0, 0, 4))).toBe(false);
  expect(isSimple(at(0, 0, 4, 0, 2, 0, 0, 4))).toBe(false);
  expect(isSimple(at(0, 0, 4, 0, 4, 4, 2, 0, 0, 4))).toBe(false);
  expect(isSimple(at(0, 0, 4, 0, 4, 4, 2, 1, 0, 4))).toBe(true);
});

test('outerPolygon holds the circle and stays within its bound', () => {
  fc.assert(
    fc.property(point(1000), fc.integer({ min: 0, max: 20_000 }), (c, r) => {
      const h = outerPolygon(c, r);
      for (const [i, a] of h.entries()) {
        const b = h[(i + 1) % h.length]!;
        const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
        expect(turn(a, b, c)).toBeGreaterThanOrEqual(r * length);
        expect(Math.sqrt((a.x - c.x) ** 2 + (a.y - c.y) ** 2)).toBeLessThanOrEqual(r * 1.00215 + 2);
      }
    }),
  );
});

test('the hull of several bodies holds each of them wholly and no more than the bound beyond', () => {
  fc.assert(
    fc.property(fc.array(body(5000), { minLength: 1, maxLength: 6 }), (bodies) => {
      const h = hullOfBodies(bodies);
      expect(isConvex(h)).toBe(true);
      for (const b of bodies) expect(whollyInRegion(b, h)).toBe(true);
      const bound = 0.00215 * Math.max(0, ...bodies.map((b) => (b.kind === 'circle' ? b.radius : 0))) + 2;
      for (const p of h) expect(Math.min(...bodies.map((b) => gap(pointBody(p), b)))).toBeLessThanOrEqual(bound);
    }),
  );
});
