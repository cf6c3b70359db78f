import { describe, expect, test } from 'vitest';
import { bodyAt, isConvex, oval, pointToHull, turn } from '../src/index.ts';

const sizes = [
  [500, 510],
  [600, 3500],
  [6000, 3500],
  [7500, 4200],
  [10_500, 7000],
  [12_000, 9200],
  [17_000, 10_500],
] as const;

describe.each(sizes)('an oval of %d by %d ticks', (length, width) => {
  const base = oval(length, width);
  if (base.kind !== 'hull') throw new Error('an oval is a hull');
  const { points } = base;

  test('has 48 corners, is convex, counter-clockwise and as long and wide as it should be', () => {
    expect(points.length).toBe(48);
    expect(isConvex(points)).toBe(true);
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    expect(Math.max(...xs) - Math.min(...xs)).toBe(length);
    expect(Math.max(...ys) - Math.min(...ys)).toBe(width);
  });

  test('stays within its documented distance of the ellipse', () => {
    const bound = 0.00215 * (Math.max(length, width) / 2) + 1;
    for (let i = 0; i < 2000; i++) {
      const p = { x: (length / 2) * Math.cos(i), y: (width / 2) * Math.sin(i) };
      expect(pointToHull(p, points)).toBeLessThan(bound);
      const deepest = Math.min(
        ...points.map((a, k) => {
          const b = points[(k + 1) % points.length]!;
          return turn(a, b, p) / Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
        }),
      );
      expect(deepest).toBeLessThan(1);
    }
  });

  test('stays convex in every direction it may look', () => {
    for (let facing = 0; facing < 3600; facing += 7) {
      const body = bodyAt(base, { x: 91_234, y: 45_678, facing });
      expect(body.kind === 'hull' && isConvex(body.points)).toBe(true);
    }
  });
});

test('equal axes make a circle; tiny ovals are refused', () => {
  expect(oval(3200, 3200)).toEqual({ kind: 'circle', radius: 1600 });
  expect(() => oval(499, 800)).toThrow(RangeError);
});
