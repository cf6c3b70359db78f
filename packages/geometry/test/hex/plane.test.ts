import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL_TURN } from '../../src/angle.ts';
import * as hex from '../../src/hex/index.ts';
import { distanceSquared, type Point, turn } from '../../src/point.ts';
import { hexes } from './arbitrary.ts';

const planes: fc.Arbitrary<hex.HexPlane> = fc
  .tuple(fc.integer({ min: 20, max: 6000 }), fc.constantFrom('pointy', 'flat'), hexes(100_000))
  .map(([width, top, at]) => hex.planeOf(width, top as 'pointy' | 'flat', { x: at.q, y: at.r }));

const isInside = (polygon: readonly Point[], p: Point): boolean =>
  polygon.every((a, i) => turn(a, polygon[(i + 1) % 6]!, p) >= 0);

describe('the grid on the table', () => {
  test('centres and corners are integers, and neighbours share their corners', () => {
    fc.assert(
      fc.property(planes, hexes(), fc.integer({ min: 0, max: 5 }), (plane, h, d) => {
        const centre = hex.centrePoint(plane, h);
        const corners = hex.hexPolygon(plane, h);
        for (const p of [centre, ...corners]) expect(Number.isInteger(p.x) && Number.isInteger(p.y)).toBe(true);
        corners.forEach((p, i) => {
          expect(turn(p, corners[(i + 1) % 6]!, centre)).toBeGreaterThan(0);
          const opposite = corners[(i + 3) % 6]!;
          expect({ x: p.x + opposite.x, y: p.y + opposite.y }).toEqual({ x: 2 * centre.x, y: 2 * centre.y });
        });
        const next = hex.hexPolygon(plane, hex.neighbour(h, d));
        const shared = corners.filter((p) => next.some((n) => n.x === p.x && n.y === p.y));
        const side = hex.cornersOfSide(hex.sideOf(h, d)).map((c) => hex.cornerPoint(plane, c));
        expect(shared).toHaveLength(2);
        expect(side).toEqual(expect.arrayContaining(shared));
      }),
    );
  });

  test('fields are as wide as requested and regular to one part in twice the quarter', () => {
    fc.assert(
      fc.property(planes, hexes(), fc.integer({ min: 0, max: 5 }), (plane, h, d) => {
        const width = 2 * plane.half;
        const a = hex.centrePoint(plane, h);
        const between = Math.sqrt(distanceSquared(a, hex.centrePoint(plane, hex.neighbour(h, d))));
        expect(Math.abs(between / width - 1)).toBeLessThanOrEqual(1 / (2 * plane.quarter));
      }),
    );
    expect(hex.planeOf(1500)).toEqual({ top: 'pointy', half: 750, quarter: 433, x: 0, y: 0 });
  });

  test('directions run clockwise as seen on the table, and headings as angles point the same way', () => {
    for (const top of ['pointy', 'flat'] as const) {
      const plane = hex.planeOf(1500, top);
      for (let h = 0; h < 12; h++) {
        const to = hex.centrePoint(plane, hex.headingVector(h));
        const next = hex.centrePoint(plane, hex.headingVector(h + 1));
        expect(turn({ x: 0, y: 0 }, next, to)).toBeGreaterThan(0);
        expect(hex.headingAngle(plane, h + 1)).toBe((hex.headingAngle(plane, h) - 300 + FULL_TURN) % FULL_TURN);
      }
    }
    expect(hex.centrePoint(hex.planeOf(1500), { q: 0, r: 1 })).toEqual({ x: 750, y: -1299 });
    expect(hex.headingAngle(hex.planeOf(1500), hex.cornerHeading(4))).toBe(900);
    expect(hex.centrePoint(hex.planeOf(1500, 'flat'), { q: 0, r: 1 })).toEqual({ x: 0, y: -1500 });
    expect(hex.headingAngle(hex.planeOf(1500, 'flat'), hex.sideHeading(1))).toBe(2700);
  });
});

describe('the field of a point', () => {
  test('is every field whose closed polygon holds it', () => {
    fc.assert(
      fc.property(planes, hexes(4), fc.integer(), fc.integer(), (plane, near, dx, dy) => {
        const around = hex.disc(near, 2);
        const centre = hex.centrePoint(plane, near);
        const point = { x: centre.x + (dx % plane.half), y: centre.y + (dy % plane.half) };
        const oracle = around.filter((h) => isInside(hex.hexPolygon(plane, h), point)).sort(hex.compareHexes);
        expect(hex.hexesAt(plane, point)).toEqual(oracle);
        expect(hex.hexAt(plane, point)).toEqual(oracle[0]);
      }),
      { numRuns: 500 },
    );
  });

  test('one at the centre, two on a side, three at a corner', () => {
    fc.assert(
      fc.property(planes, hexes(), fc.integer({ min: 0, max: 5 }), (plane, h, i) => {
        expect(hex.hexesAt(plane, hex.centrePoint(plane, h))).toEqual([h]);
        const corner = hex.cornerOf(h, i);
        expect(hex.hexesAt(plane, hex.cornerPoint(plane, corner))).toEqual(hex.hexesOfCorner(corner));
        const [a, b] = [hex.centrePoint(plane, h), hex.centrePoint(plane, hex.neighbour(h, i))];
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        if (!Number.isInteger(middle.x) || !Number.isInteger(middle.y)) return;
        expect(hex.hexesAt(plane, middle)).toEqual([h, hex.neighbour(h, i)].sort(hex.compareHexes));
      }),
    );
  });
});
