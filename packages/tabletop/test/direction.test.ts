import { cosine, sine } from '@walstatt/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo } from '../src/index.ts';

const coordinate = fc.integer({ min: -200_000, max: 200_000 });

describe('the direction from one point to another', () => {
  it('is the one of all five-degree steps along which the other lies farthest, the first of equals', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const along = (a: number): number => x * cosine(a) + y * sine(a);
        const steps = Array.from({ length: 72 }, (_, i) => 50 * i);
        const most = Math.max(...steps.map(along));
        expect(directionTo({ x: 0, y: 0 }, { x, y })).toBe(steps.find((a) => along(a) === most));
      }),
      {
        examples: [
          [0, 0],
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
          [5, 0],
          [0, 5],
          [-5, 0],
          [0, -5],
        ],
      },
    );
  });
});
