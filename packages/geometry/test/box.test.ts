import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, boxBetween, boxesNear, boxesWithin, type Point } from '../src/index.ts';

const SIZE = 60;
const coordinate = fc.integer({ min: 0, max: SIZE });
const box: fc.Arbitrary<Box> = fc.tuple(coordinate, coordinate, coordinate, coordinate).map(([x, y, v, w]) => ({
  minX: Math.min(x, v),
  minY: Math.min(y, w),
  maxX: Math.max(x, v),
  maxY: Math.max(y, w),
}));

const corners = (b: Box): Point[] => [
  { x: b.minX, y: b.minY },
  { x: b.maxX, y: b.minY },
  { x: b.maxX, y: b.maxY },
  { x: b.minX, y: b.maxY },
];
const isIn = (p: Point, b: Box): boolean => p.x >= b.minX && p.x <= b.maxX && p.y >= b.minY && p.y <= b.maxY;
const along = (p: Point, q: Point, k: number): Point => ({ x: p.x + k * (q.x - p.x), y: p.y + k * (q.y - p.y) });
const FRACTIONS = Array.from({ length: 33 }, (_, i) => i / 32);

describe('what lies between two boxes', () => {
  test('no line from one to the other meets a box that does not', () => {
    fc.assert(
      fc.property(box, box, box, (from, to, other) => {
        if (boxBetween(from, to, other)) return;
        for (const p of corners(from))
          for (const q of corners(to)) for (const k of FRACTIONS) expect(isIn(along(p, q, k), other)).toBe(false);
      }),
    );
  });

  test('a box on the straight way does, one beside it in the corner of both does not', () => {
    const from: Box = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
    const to: Box = { minX: 90, minY: 90, maxX: 100, maxY: 100 };
    expect(boxBetween(from, to, { minX: 48, minY: 48, maxX: 52, maxY: 52 })).toBe(true);
    expect(boxBetween(from, to, { minX: 80, minY: 0, maxX: 100, maxY: 20 })).toBe(false);
    expect(boxBetween(from, to, { minX: 101, minY: 95, maxX: 120, maxY: 120 })).toBe(true);
    expect(boxBetween(from, to, { minX: 103, minY: 103, maxX: 120, maxY: 120 })).toBe(false);
  });
});

describe('how far boxes are apart', () => {
  test('near is never wrongly denied and within never wrongly promised', () => {
    fc.assert(
      fc.property(box, box, fc.integer({ min: 0, max: 2 * SIZE }), (a, b, limit) => {
        const lengths = corners(a).flatMap((p) => corners(b).map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
        if (boxesWithin(a, b, limit)) expect(Math.max(...lengths)).toBeLessThanOrEqual(limit + 1e-9);
        else expect(Math.max(...lengths)).toBeGreaterThan(limit);
        if (!boxesNear(a, b, limit)) expect(Math.min(...lengths)).toBeGreaterThan(limit);
      }),
    );
  });
});
