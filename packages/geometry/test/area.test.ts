import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bodyAt,
  circle,
  commonArea,
  doubleArea,
  footprintShare,
  oval,
  pointInPolygon,
  rectangle,
} from '../src/index.ts';
import { body, hull, simplePolygon } from './shapes.ts';

const box = (x: number, y: number, w: number, h: number): { x: number; y: number }[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];

describe('the area in common', () => {
  test('is the whole of a polygon with itself, however it is cut', () => {
    fc.assert(
      fc.property(simplePolygon(1000), (p) => {
        const area = Math.abs(doubleArea(p)) / 2;
        expect(commonArea(p, [p])).toBeCloseTo(area, 3);
        expect(commonArea(p, [box(-2000, -2000, 2000, 4000), box(0, -2000, 2000, 4000)])).toBeCloseTo(area, 3);
        expect(commonArea(p, [box(-2000, -2000, 2500, 4000), box(0, -2000, 2000, 4000)])).toBeCloseTo(area, 3);
      }),
    );
  });

  test('adds up: what two regions cover together and both cover', () => {
    fc.assert(
      fc.property(hull(500), simplePolygon(600), simplePolygon(600), (shape, p, q) => {
        const both = commonArea(shape, [p]) + commonArea(shape, [q]);
        const union = commonArea(shape, [p, q]);
        expect(union).toBeLessThanOrEqual(both + 1e-3);
        expect(union).toBeGreaterThanOrEqual(Math.max(commonArea(shape, [p]), commonArea(shape, [q])) - 1e-3);
        expect(commonArea(shape, [p, p])).toBeCloseTo(commonArea(shape, [p]), 3);
        expect(commonArea(p, [shape])).toBeCloseTo(commonArea(shape, [p]), 3);
      }),
    );
  });
});

describe('the share of a footprint', () => {
  test('agrees with a dense grid of points', () => {
    fc.assert(
      fc.property(body(300), simplePolygon(600), simplePolygon(600), (b, p, q) => {
        let all = 0;
        let inside = 0;
        for (let i = 0; i < 60; i++)
          for (let k = 0; k < 60; k++) {
            const at = { x: -455.3 + 15.1 * i, y: -455.7 + 15.1 * k };
            const here =
              b.kind === 'hull'
                ? pointInPolygon(at, b.points)
                : (at.x - b.centre.x) ** 2 + (at.y - b.centre.y) ** 2 <= b.radius ** 2;
            if (!here) continue;
            all++;
            if (pointInPolygon(at, p) || pointInPolygon(at, q)) inside++;
          }
        fc.pre(all > 400);
        expect(Math.abs(footprintShare(b, [p, q]) - inside / all)).toBeLessThan(0.06);
      }),
      { numRuns: 100 },
    );
  });

  test('of a circle cut by a straight border: exact circular segments', () => {
    for (const offset of [-900, -500, 0, 100, 500, 990]) {
      const c = bodyAt(circle(1000), { x: offset, y: 0, facing: 0 });
      const d = offset / 1000;
      const exact = (Math.acos(-d) + d * Math.sqrt(1 - d * d)) / Math.PI;
      expect(Math.abs(footprintShare(c, [box(0, -5000, 9000, 10_000)]) - exact)).toBeLessThan(0.0005);
    }
  });

  test('none and all are exact', () => {
    const wood = box(0, 0, 10_000, 10_000);
    const at = (x: number): ReturnType<typeof bodyAt> => bodyAt(circle(500), { x, y: 5000, facing: 0 });
    expect(footprintShare(at(500), [wood])).toBe(1);
    expect(footprintShare(at(-500), [wood])).toBe(0);
    expect(footprintShare(at(0), [wood])).toBeCloseTo(0.5, 9);
    const tank = bodyAt(rectangle(1000, 400), { x: 250, y: 5000, facing: 0 });
    expect(footprintShare(tank, [wood])).toBeCloseTo(0.75, 9);
    expect(footprintShare(bodyAt(oval(1200, 900), { x: 0, y: 5000, facing: 0 }), [wood])).toBeCloseTo(0.5, 6);
  });
});
