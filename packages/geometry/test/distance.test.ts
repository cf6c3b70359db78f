import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Body,
  bodyAt,
  circle,
  gap,
  gapAtMost,
  gapBelow,
  INCH,
  overlaps,
  pointBody,
  rectangle,
  shifted,
  solidsOverlap,
  spaceGap,
  spaceGapAtMost,
  verticalGap,
  withinBoth,
} from '../src/index.ts';
import { compareGap, coreDistance, radiusOf } from './exact.ts';
import { body, hull, point, ranges } from './shapes.ts';

const at = (x: number, y: number, facing = 0): { x: number; y: number; facing: number } => ({ x, y, facing });

describe.each([...ranges, 2 ** 23])('distances in a range of %d', (range) => {
  const two = fc.tuple(body(range), body(range));
  const limit = fc.integer({ min: 0, max: range });

  test('gapAtMost and gapBelow equal the BigInt oracle', () => {
    fc.assert(
      fc.property(two, limit, ([a, b], l) => {
        const sign = compareGap(a, b, l);
        expect(gapAtMost(a, b, l)).toBe(sign <= 0);
        if (l > 0 || radiusOf(a) + radiusOf(b) > 0) expect(gapBelow(a, b, l)).toBe(sign < 0);
        expect(gapAtMost(b, a, l)).toBe(sign <= 0);
      }),
      { numRuns: 1500 },
    );
  });

  test('gapAtMost at the exact limit: bodies moved apart by whole ticks', () => {
    fc.assert(
      fc.property(body(range), limit, (a, l) => {
        const xs = a.kind === 'hull' ? a.points.map((p) => p.x) : [a.centre.x + a.radius];
        const right = a.kind === 'hull' ? a.points.reduce((p, q) => (q.x > p.x ? q : p)) : { ...a.centre, x: xs[0]! };
        const p = pointBody({ x: right.x + l, y: right.y });
        expect(gapAtMost(a, p, l)).toBe(true);
        expect(gapBelow(a, p, l)).toBe(false);
        expect(gapAtMost(a, shifted(p, 1, 0), l)).toBe(false);
      }),
    );
  });

  test('hulls overlap exactly if a slightly grown copy of the test says so on both sides', () => {
    fc.assert(
      fc.property(hull(range), hull(range), (p, q) => {
        const a: Body = { kind: 'hull', centre: p[0]!, points: p };
        const b: Body = { kind: 'hull', centre: q[0]!, points: q };
        if (overlaps(a, b)) expect(compareGap(a, b, 0)).toBe(0);
        if (compareGap(a, b, 0) > 0) expect(overlaps(a, b)).toBe(false);
        expect(overlaps(a, b)).toBe(overlaps(b, a));
        expect(overlaps(a, a)).toBe(true);
      }),
    );
  });

  test('gap is right to 1e-6', () => {
    fc.assert(
      fc.property(two, ([a, b]) => {
        const { n, d } = coreDistance(a, b);
        const core = Math.sqrt(Number((n * 10n ** 14n) / d) / 1e14);
        expect(Math.abs(gap(a, b) - Math.max(0, core - radiusOf(a) - radiusOf(b)))).toBeLessThan(1e-6);
      }),
      { numRuns: 500 },
    );
  });

  test('in space: limit² against the sum of squares, exact ties included', () => {
    fc.assert(
      fc.property(two, limit, fc.integer({ min: 0, max: range }), ([a, b], l, up) => {
        const low = { body: a, bottom: 0, height: 3 };
        const high = { body: b, bottom: 3 + up, height: 2 };
        expect(verticalGap(low, high)).toBe(up);
        const h = gap(a, b);
        const d = Math.sqrt(h * h + up * up);
        if (Math.abs(d - l) > 1e-5) expect(spaceGapAtMost(low, high, l)).toBe(d <= l);
        expect(Math.abs(spaceGap(low, high) - d)).toBeLessThan(1e-6);
        expect(spaceGapAtMost(low, high, l)).toBe(spaceGapAtMost(high, low, l));
      }),
      { numRuns: 500 },
    );
  });
});

test('within includes the limit, at any angle that is exact', () => {
  const a = bodyAt(circle(1250), at(0, 0));
  const b = bodyAt(circle(1250), at(3 * 1508, 4 * 1508));
  expect(gap(a, b)).toBe(5040);
  expect(gapAtMost(a, b, 5040)).toBe(true);
  expect(gapAtMost(a, b, 5039)).toBe(false);
  const tank = bodyAt(rectangle(4 * INCH, 2 * INCH), at(0, 0));
  const other = bodyAt(rectangle(4 * INCH, 2 * INCH), at(0, 3 * INCH));
  expect(gapAtMost(tank, other, INCH)).toBe(true);
  expect(gapAtMost(tank, other, INCH - 1)).toBe(false);
});

test('a 3-4-5 triangle in space is exactly at its limit', () => {
  const a = { body: bodyAt(circle(500), at(0, 0)), bottom: 0, height: 1000 };
  const b = { body: bodyAt(rectangle(2000, 2000), at(500 + 3000 + 1000, 0)), bottom: 5000, height: 1 };
  expect(spaceGapAtMost(a, b, 5000)).toBe(true);
  expect(spaceGapAtMost(a, b, 4999)).toBe(false);
  expect(withinBoth(a, b, 3000, 4000)).toBe(true);
  expect(withinBoth(a, b, 3000, 3999)).toBe(false);
  expect(withinBoth(a, b, 2999, 4000)).toBe(false);
});

test('standing on top of each other or side by side is not sharing room', () => {
  const base = bodyAt(circle(500), at(0, 0));
  const solid = (b: Body, bottom: number): { body: Body; bottom: number; height: number } => ({
    body: b,
    bottom,
    height: 100,
  });
  expect(solidsOverlap(solid(base, 0), solid(base, 100))).toBe(false);
  expect(solidsOverlap(solid(base, 0), solid(base, 99))).toBe(true);
  expect(solidsOverlap(solid(base, 0), solid(shifted(base, 1000, 0), 0))).toBe(false);
  expect(solidsOverlap(solid(base, 0), solid(shifted(base, 999, 0), 0))).toBe(true);
});

test('a hull with two corners is a line to measure from', () => {
  const line: Body = {
    kind: 'hull',
    centre: { x: 0, y: 0 },
    points: [
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
    ],
  };
  const c = (x: number, y: number): Body => bodyAt(circle(10), at(x, y));
  expect(gapAtMost(c(2000, 0), line, 990)).toBe(true);
  expect(gapAtMost(c(2000, 0), line, 989)).toBe(false);
  expect(gapAtMost(c(500, 30), line, 20)).toBe(true);
  expect(gap(c(500, 30), line)).toBe(20);
  expect(gap(bodyAt(rectangle(20, 20), at(2000, 0)), line)).toBe(990);
  expect(gapAtMost(shifted(line, 1500, 0), line, 499)).toBe(false);
  expect(gapAtMost(shifted(line, 1500, 0), line, 500)).toBe(true);
});

test('points of no extent are within 0 of themselves and overlap nothing', () => {
  fc.assert(
    fc.property(point(9), point(9), (p, q) => {
      const same = p.x === q.x && p.y === q.y;
      expect(gapAtMost(pointBody(p), pointBody(q), 0)).toBe(same);
      expect(overlaps(pointBody(p), pointBody(q))).toBe(false);
    }),
  );
});
