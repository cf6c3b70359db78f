import { expect, test } from 'vitest';
import { spread } from '../src/draw/spread.ts';

const label = (x: number, y: number, width = 40, height = 20) => ({ x, y, width, height, dx: 0, dy: 0 });

test('labels that cover each other move apart', () => {
  const [a, b] = [label(0, 0), label(10, 0)];
  spread([a, b], 30);
  const gap = Math.max(Math.abs(b.x + b.dx - a.x - a.dx) - 40, Math.abs(b.y + b.dy - a.y - a.dy) - 20);
  expect(gap).toBeGreaterThanOrEqual(-0.001);
});

test('labels that do not cover each other stay', () => {
  const both = [label(0, 0), label(50, 0)];
  spread(both, 30);
  expect(both).toEqual([label(0, 0), label(50, 0)]);
});

test('a wide label needs more room than a narrow one, and lies above it', () => {
  const both = [label(0, 0, 120), label(50, 4, 20)];
  spread(both, 30);
  expect(both[1]!.y + both[1]!.dy - both[0]!.y - both[0]!.dy).toBeGreaterThanOrEqual(20 - 0.001);
  expect(both.map((l) => l.dx)).toEqual([0, 0]);
});

test('no label goes further than it may', () => {
  const crowd = Array.from({ length: 20 }, (_, i) => label(i % 3, i % 5));
  spread(crowd, 12);
  for (const { dx, dy } of crowd) {
    expect(Math.abs(dx)).toBeLessThanOrEqual(12);
    expect(Math.abs(dy)).toBeLessThanOrEqual(12);
  }
});
