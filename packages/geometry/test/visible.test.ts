import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyAt, rectangle } from '../src/body.ts';
import { type Prism, polygonPrism } from '../src/prism.ts';
import { sightScene } from '../src/sight-scene.ts';
import type { Solid } from '../src/solid.ts';
import { areInSight, openLine } from '../src/visible.ts';
import { blob, pointIn, roundAt, roundBody, someBody } from './arbitraries.ts';
import { linesBetween, passes } from './visible-oracle.ts';

const box = (x0: number, y0: number, x1: number, y1: number, bottom: number, top: number): Prism =>
  polygonPrism(
    [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
    bottom,
    top,
  );
const scene = (...prisms: Prism[]) => sightScene(prisms.map((prism, id) => ({ id, prism })));
const round = (x: number, y: number, bottom = 0): Solid => ({ body: roundAt(x, y, 1000), bottom, height: 4000 });
const [left, right] = [round(0, 0), round(20000, 0)];

describe('two solids in sight of one another', () => {
  test('over open ground, and the line that proves it goes from near side to near side', () => {
    expect(areInSight(scene(), left, right)).toBe(true);
    expect(openLine(scene(), left, right)).toEqual({
      from: { x: 1000, y: 0, z: 2000 },
      to: { x: 19000, y: 0, z: 2000 },
    });
    expect(openLine(scene(), right, left)).toEqual({
      from: { x: 19000, y: 0, z: 2000 },
      to: { x: 1000, y: 0, z: 2000 },
    });
  });

  test('a wall higher than both that cuts both outermost lines parts them; one that leaves a gap does not', () => {
    expect(areInSight(scene(box(9000, -3000, 10000, 3000, 0, 9000)), left, right)).toBe(false);
    expect(areInSight(scene(box(9000, -3000, 10000, 900, 0, 9000)), left, right)).toBe(true);
    expect(areInSight(scene(box(9000, -3000, 10000, 3000, 0, 3500)), left, right)).toBe(true);
  });

  test('two walls that overlap as seen from both sides part them together', () => {
    const walls = scene(box(9000, -3000, 9500, 200, 0, 9000), box(10000, -200, 10500, 3000, 0, 9000));
    expect(areInSight(walls, left, right)).toBe(false);
  });

  test('a hollow piece that is not convex hides only what its sides hide', () => {
    const hook = polygonPrism(
      [
        { x: 8000, y: -3000 },
        { x: 12000, y: -3000 },
        { x: 12000, y: -2500 },
        { x: 8500, y: -2500 },
        { x: 8500, y: -1500 },
        { x: 8000, y: -1500 },
      ],
      0,
      9000,
    );
    expect(areInSight(scene(hook), left, right)).toBe(true);
  });

  test('a floor between them hides, a hole in it does not', () => {
    const [below, above] = [round(0, 0), round(500, 0, 6000)];
    expect(areInSight(scene(box(-9000, -9000, 9000, 9000, 5000, 5500)), below, above)).toBe(false);
    const halves = scene(box(-9000, -9000, 400, 9000, 5000, 5500), box(700, -9000, 9000, 9000, 5000, 5500));
    expect(areInSight(halves, below, above)).toBe(true);
  });

  test('pieces that are ignored are not in the way', () => {
    const wall = scene(box(9000, -3000, 10000, 3000, 0, 9000));
    expect(areInSight(wall, left, right, (id) => id === 0)).toBe(true);
  });

  test('a long hull beside a wall is seen at the end that sticks out', () => {
    const long: Solid = {
      body: bodyAt(rectangle(8000, 2000), { x: 20000, y: 0, facing: 900 }),
      bottom: 0,
      height: 4000,
    };
    expect(areInSight(scene(box(9000, -1500, 10000, 1500, 0, 9000)), left, long)).toBe(true);
    expect(areInSight(scene(box(9000, -5000, 10000, 5000, 0, 9000)), left, long)).toBe(false);
  });
});

const SIZE = 30000;
const piece = fc.record({
  footprint: fc.oneof(
    blob(SIZE, 8000).map((points) => ({ kind: 'polygon' as const, points })),
    // Narrow boxes are what walls look like.
    fc
      .record({ at: pointIn(SIZE), length: fc.integer({ min: 300, max: 12000 }), upright: fc.boolean() })
      .map(({ at, length, upright }) => {
        const [width, depth] = upright ? [400, length] : [length, 400];
        return box(at.x, at.y, at.x + width, at.y + depth, 0, 1).footprint;
      }),
    roundBody(SIZE, 300, 4000).map((b) => ({
      kind: 'circle' as const,
      centre: b.centre,
      radius: (b as { radius: number }).radius,
    })),
  ),
  bottom: fc.integer({ min: 0, max: 3000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const solid = fc.record({
  body: someBody(SIZE, 400, 3000),
  bottom: fc.integer({ min: 0, max: 3000 }),
  height: fc.integer({ min: 0, max: 4000 }),
});
const sceneOf = (all: readonly { footprint: Prism['footprint']; bottom: number; height: number }[]) =>
  scene(...all.map((s) => ({ footprint: s.footprint, bottom: s.bottom, top: s.bottom + s.height })));

describe('laws of sight in space', () => {
  test('either both see one another or neither, and the line is the same', () => {
    fc.assert(
      fc.property(solid, solid, fc.array(piece, { maxLength: 8 }), (a, b, all) => {
        const pieces = sceneOf(all);
        const there = openLine(pieces, a, b);
        const back = openLine(pieces, b, a);
        expect(areInSight(pieces, a, b)).toBe(there !== null);
        expect(back === null ? null : { from: back.to, to: back.from }).toEqual(there);
      }),
      { numRuns: 2000 },
    );
  });

  test('checking all lines one by one gives the same result', () => {
    let hidden = 0;
    let seen = 0;
    fc.assert(
      fc.property(solid, solid, fc.array(piece, { minLength: 1, maxLength: 6 }), (a, b, all) => {
        const pieces = all.map((s) => ({ footprint: s.footprint, bottom: s.bottom, top: s.bottom + s.height }));
        const verdicts = linesBetween(a, b).map(([from, to]) => passes(pieces, from, to));
        const answer = areInSight(sceneOf(all), a, b);
        if (verdicts.includes('free')) expect(answer).toBe(true);
        else if (!verdicts.includes('doubtful')) expect(answer).toBe(false);
        if (answer) seen++;
        else hidden++;
      }),
      { numRuns: 3000 },
    );
    // About one pair in fifteen is hidden.
    expect(hidden).toBeGreaterThan(100);
    expect(seen).toBeGreaterThan(100);
  });

  test('the order of the pieces changes nothing', () => {
    fc.assert(
      fc.property(solid, solid, fc.array(piece, { maxLength: 8 }), (a, b, all) => {
        expect(areInSight(sceneOf([...all].reverse()), a, b)).toBe(areInSight(sceneOf(all), a, b));
      }),
      { numRuns: 500 },
    );
  });
});
