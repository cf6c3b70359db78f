import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../src/look/chance.ts';
import { along, contains, edgeDistance, inset, strewn, swept } from '../src/look/outline.ts';

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

describe('outlines', () => {
  test('trees stand inside, away from the edge, and always the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 4, max: 30, noNaN: true }), (name, spacing) => {
        const spots = strewn(square, spacing, 5, chanceOf(name));
        for (const { x, y } of spots) {
          expect(contains(square, x, y)).toBe(true);
          expect(edgeDistance(square, x, y)).toBeGreaterThanOrEqual(5);
        }
        expect(strewn(square, spacing, 5, chanceOf(name))).toEqual(spots);
      }),
      { numRuns: 30 },
    );
  });

  test('normals point outwards, however the outline is wound', () => {
    for (const outline of [square, [...square].reverse()])
      for (const { at, nx, ny } of along(outline, 10)) expect(contains(square, at.x + nx, at.y + ny)).toBe(false);
  });

  test('an inset square is smaller by the same amount on all sides', () => {
    const xs = inset(square, 10).map((p) => p.x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([10, 90]);
  });

  test('a shadow contains what casts it and where it falls', () => {
    expect(swept(square, 10, 20).match(/M/g)).toHaveLength(6);
  });
});
