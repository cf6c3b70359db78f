import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joined, lengthInside, locate, pathShare, restOf, type Stretch, stretchesInside } from '../src/index.ts';
import { point, ranges, simplePolygon } from './shapes.ts';

const PARTS = 64;
const holds = (list: readonly Stretch[], t: number): boolean => list.some((s) => s.from <= t && t <= s.to);

describe.each(ranges)('stretches of a leg in a range of %d', (range) => {
  test('at 64 exact places the leg is inside if and only if a stretch says so', () => {
    fc.assert(
      fc.property(point(range), point(range), simplePolygon(range), (a, b, polygon) => {
        fc.pre(a.x !== b.x || a.y !== b.y);
        const open = stretchesInside(a, b, polygon, false);
        const closed = stretchesInside(a, b, polygon, true);
        for (let k = 0; k <= PARTS; k++) {
          const x = a.x * PARTS + k * (b.x - a.x);
          const y = a.y * PARTS + k * (b.y - a.y);
          const where = locate(x, y, polygon, PARTS);
          expect(holds(closed, k / PARTS)).toBe(where >= 0);
          if (where > 0) expect(holds(open, k / PARTS)).toBe(true);
          if (where < 0) expect(holds(open, k / PARTS)).toBe(false);
        }
        expect(open[0]?.before ?? false).toBe(locate(a.x, a.y, polygon) > 0);
        expect(closed[0]?.before ?? false).toBe(locate(a.x, a.y, polygon) >= 0);
        expect(open.at(-1)?.after ?? false).toBe(locate(b.x, b.y, polygon) > 0);
        expect(closed.at(-1)?.after ?? false).toBe(locate(b.x, b.y, polygon) >= 0);
      }),
      { numRuns: 1000 },
    );
  });

  test('the length inside is what remains when the rest is taken off', () => {
    fc.assert(
      fc.property(point(range), point(range), simplePolygon(range), simplePolygon(range), (a, b, p, q) => {
        fc.pre(a.x !== b.x || a.y !== b.y);
        const inside = joined([...stretchesInside(a, b, p, true), ...stretchesInside(a, b, q, true)]);
        const out = restOf(inside).reduce((sum, s) => sum + s.to - s.from, 0);
        const length = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
        expect(lengthInside(a, b, [p, q])).toBeCloseTo((1 - out) * length, 5);
        expect(pathShare([a, b, a], [p, q])).toBeCloseTo(1 - out, 9);
      }),
    );
  });
});

test('a leg along the border is in the closed region, not in the open one', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];
  expect(lengthInside({ x: -50, y: 0 }, { x: 150, y: 0 }, [square])).toBe(100);
  expect(stretchesInside({ x: -50, y: 0 }, { x: 150, y: 0 }, square, false)).toEqual([]);
  expect(stretchesInside({ x: -50, y: 50 }, { x: 50, y: 150 }, square, true)).toEqual([
    { from: 0.5, to: 0.5, before: false, after: false },
  ]);
  expect(
    pathShare(
      [
        { x: 50, y: 50 },
        { x: 50, y: 50 },
      ],
      [square],
    ),
  ).toBe(0);
});
