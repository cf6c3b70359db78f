import { doubleArea, INCH, isConvex } from '@walstatt/geometry';
import { expect, test } from 'vitest';
import { cornersOf, cutoutOf, type Outline, sidesOf } from './shapes.ts';

const inches = (shape: readonly { x: number; y: number }[]) => shape.map(({ x, y }) => [x / INCH, y / INCH]);
const centre = { x: 20 * INCH, y: 10 * INCH };

test('the corners of each outline, counter-clockwise around its middle', () => {
  const corners = (outline: Outline) => inches(cornersOf({ outline, length: 12 * INCH, width: 8 * INCH }, centre, 0));
  expect(corners('rectangle')).toEqual([
    [26, 6],
    [26, 14],
    [14, 14],
    [14, 6],
  ]);
  expect(corners('octagon')).toEqual([
    [24, 6],
    [26, 8],
    [26, 12],
    [24, 14],
    [16, 14],
    [14, 12],
    [14, 8],
    [16, 6],
  ]);
  expect(corners('hexagon')).toEqual([
    [23, 6],
    [26, 10],
    [23, 14],
    [17, 14],
    [14, 10],
    [17, 6],
  ]);
});

test('a cutout has the area and the ratio asked for, in whole tenths of an inch', () => {
  for (const outline of ['rectangle', 'octagon', 'hexagon'] as const)
    for (const [area, ratio] of [
      [96, 1.5],
      [48, 2],
    ] as const) {
      const cutout = cutoutOf(outline, area * INCH * INCH, ratio);
      const shape = cornersOf(cutout, centre, 450);
      expect(isConvex(shape)).toBe(true);
      expect(Math.abs(doubleArea(shape) / 2 / INCH / INCH / area - 1)).toBeLessThan(0.02);
      expect(Math.abs(cutout.length / cutout.width / ratio - 1)).toBeLessThan(0.02);
      for (const side of [cutout.length, cutout.width]) expect(side % (INCH / 10)).toBe(0);
    }
});

test('sides are measured across the narrowest way, however a piece is turned', () => {
  for (const turned of [0, 300, 900, 1350]) {
    for (const outline of ['rectangle', 'octagon', 'hexagon'] as const) {
      const { long, short } = sidesOf(cornersOf({ outline, length: 12 * INCH, width: 8 * INCH }, centre, turned));
      expect([long / INCH, short / INCH]).toEqual([expect.closeTo(12, 2), expect.closeTo(8, 2)]);
    }
  }
});
