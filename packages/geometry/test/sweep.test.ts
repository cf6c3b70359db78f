import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Body,
  firstHit,
  firstHitOfRegion,
  gap,
  gapAtMost,
  gapToRegionAtMost,
  overlaps,
  overlapsRegion,
  type Point,
  type Polygon,
  polygonsOverlap,
  shifted,
  stretchAt,
  stretchesAtRegion,
  sweepOverlaps,
  sweepOverlapsRegion,
  sweptHull,
} from '../src/index.ts';
import { body, hullBody, point, ranges, simplePolygon } from './shapes.ts';

const PARTS = 32;
const scaledPoint = (p: Point): Point => ({ x: p.x * PARTS, y: p.y * PARTS });
const scaledPolygon = (p: Polygon): Polygon => p.map(scaledPoint);
const scaled = (b: Body): Body =>
  b.kind === 'circle'
    ? { kind: 'circle', centre: scaledPoint(b.centre), radius: b.radius * PARTS }
    : { kind: 'hull', centre: scaledPoint(b.centre), points: scaledPolygon(b.points) };

/** The doubles of fractions may be off by so much where a body only grazes another. */
const EPSILON = 1e-9;

describe.each(ranges)('sweeps in a range of %d', (range) => {
  const limit = fc.option(fc.integer({ min: 0, max: range }), { nil: undefined });

  test('against a body: at 33 exact places the stretch agrees with the static predicate', () => {
    fc.assert(
      fc.property(body(range), point(2 * range), body(range), limit, (b, d, other, within) => {
        const s = stretchAt(b, d.x, d.y, other, within);
        const start = scaled(b);
        const target = scaled(other);
        for (let k = 0; k <= PARTS; k++) {
          const there = shifted(start, k * d.x, k * d.y);
          const hit = within === undefined ? overlaps(there, target) : gapAtMost(there, target, within * PARTS);
          const t = k / PARTS;
          if (k === 0) expect(s?.before ?? false).toBe(hit);
          if (k === PARTS) expect(s?.after ?? false).toBe(hit);
          if (hit) expect(s !== null && s.from <= t + EPSILON && t - EPSILON <= s.to).toBe(true);
          else if (s !== null) expect(t < s.from + EPSILON || t > s.to - EPSILON).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('where it is entered and left the gap is the limit to 1e-6 ticks', () => {
    fc.assert(
      fc.property(body(range), point(2 * range), body(range), limit, (b, d, other, within) => {
        const s = stretchAt(b, d.x, d.y, other, within);
        if (s === null) return;
        if (!s.before)
          expect(Math.abs(gap(shifted(b, d.x * s.from, d.y * s.from), other) - (within ?? 0))).toBeLessThan(1e-6);
        if (!s.after)
          expect(Math.abs(gap(shifted(b, d.x * s.to, d.y * s.to), other) - (within ?? 0))).toBeLessThan(1e-6);
        expect(firstHit(b, d.x, d.y, other, within)).toBe(s.from);
      }),
      { numRuns: 1000 },
    );
  });

  test('the swept hull overlaps exactly if the sweep does', () => {
    fc.assert(
      fc.property(hullBody(range), point(range), hullBody(range), simplePolygon(range), (b, d, other, region) => {
        if (b.kind !== 'hull' || other.kind !== 'hull') return;
        const swept = sweptHull(b.points, d.x, d.y);
        expect(sweepOverlaps(b, d.x, d.y, other)).toBe(polygonsOverlap(swept, other.points));
        expect(sweepOverlapsRegion(b, d.x, d.y, region)).toBe(polygonsOverlap(swept, region));
      }),
      { numRuns: 1000 },
    );
  });

  test('against a region that need not be convex: at 33 exact places', () => {
    fc.assert(
      fc.property(body(range), point(2 * range), simplePolygon(range), limit, (b, d, region, within) => {
        const list = stretchesAtRegion(b, d.x, d.y, region, within);
        const start = scaled(b);
        const target = scaledPolygon(region);
        for (let k = 0; k <= PARTS; k++) {
          const there = shifted(start, k * d.x, k * d.y);
          const hit =
            within === undefined ? overlapsRegion(there, target) : gapToRegionAtMost(there, target, within * PARTS);
          const t = k / PARTS;
          if (k === 0) expect(list[0]?.before ?? false).toBe(hit);
          if (k === PARTS) expect(list.at(-1)?.after ?? false).toBe(hit);
          const said = list.some((s) => s.from <= t + EPSILON && t - EPSILON <= s.to);
          const surely = list.some((s) => s.from < t - EPSILON && t + EPSILON < s.to);
          if (hit) expect(said).toBe(true);
          else expect(surely).toBe(false);
        }
        expect(firstHitOfRegion(b, d.x, d.y, region, within)).toBe(list[0]?.from ?? null);
      }),
      { numRuns: 1000 },
    );
  });
});

test('sliding along a wall is not overlapping it', () => {
  const tank: Body = {
    kind: 'hull',
    centre: { x: 0, y: 0 },
    points: [
      { x: -10, y: -10 },
      { x: 10, y: -10 },
      { x: 10, y: 10 },
      { x: -10, y: 10 },
    ],
  };
  const wall = [
    { x: -1000, y: 10 },
    { x: 1000, y: 10 },
    { x: 1000, y: 20 },
    { x: -1000, y: 20 },
  ];
  expect(sweepOverlapsRegion(tank, 500, 0, wall)).toBe(false);
  expect(sweepOverlapsRegion(tank, 500, 1, wall)).toBe(true);
  expect(firstHitOfRegion(tank, 500, 0, wall, 0)).toBe(0);
  const round: Body = { kind: 'circle', centre: { x: 0, y: 0 }, radius: 10 };
  expect(sweepOverlapsRegion(round, 500, 0, wall)).toBe(false);
  expect(sweepOverlapsRegion(round, 500, 1, wall)).toBe(true);
});
