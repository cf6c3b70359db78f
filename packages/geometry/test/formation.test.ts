import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyAt, circle, rectangle } from '../src/body.ts';
import { gapAtMost, gapBelow } from '../src/distance.ts';
import { blockFormation, blockOffsets, spacingOf } from '../src/formation.ts';

describe('block formations', () => {
  test('seven in ranks of three: front rank first, left to right, the last rank centred', () => {
    expect(blockOffsets(7, 3, { across: 100, deep: 200 })).toEqual([
      { x: 200, y: 100 },
      { x: 200, y: 0 },
      { x: 200, y: -100 },
      { x: 0, y: 100 },
      { x: 0, y: 0 },
      { x: 0, y: -100 },
      { x: -200, y: 0 },
    ]);
  });

  test('spacing of the largest base', () => {
    expect(spacingOf([circle(100), rectangle(600, 300)], 20)).toEqual({ across: 320, deep: 620 });
  });

  test('turned to face up the table, the front rank is the upper one', () => {
    const poses = blockFormation([circle(100), circle(100)], 1, 0, { x: 1000, y: 1000, z: 5, facing: 900 });
    expect(poses).toEqual([
      { x: 1000, y: 1100, z: 5, facing: 900 },
      { x: 1000, y: 900, z: 5, facing: 900 },
    ]);
  });

  test('neighbours keep the gap and are never much farther apart', () => {
    const base = fc.oneof(
      fc.integer({ min: 1, max: 5000 }).map(circle),
      fc.tuple(fc.integer({ min: 2, max: 9000 }), fc.integer({ min: 2, max: 9000 })).map(([l, w]) => rectangle(l, w)),
    );
    fc.assert(
      fc.property(
        base,
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 3599 }),
        (one, n, columns, gap, facing) => {
          const bases = Array.from({ length: n }, () => one);
          const bodies = blockFormation(bases, columns, gap, { x: 50000, y: 50000, z: 0, facing }).map((p) =>
            bodyAt(one, p),
          );
          for (let i = 0; i < n; i++) {
            for (let j = 0; j < i; j++) expect(gapBelow(bodies[i]!, bodies[j]!, gap)).toBe(false);
            if (i % columns !== 0) expect(gapAtMost(bodies[i]!, bodies[i - 1]!, gap + 9)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
