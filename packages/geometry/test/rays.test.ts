import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestSight, eyePoints, eyePointsOf } from '../src/eyes.ts';
import { type Prism, polygonPrism } from '../src/prism.ts';
import { bestSightInSpace, sightInSpace } from '../src/rays.ts';
import { samplePoints } from '../src/sample-grid.ts';
import { WHOLE } from '../src/sight.ts';
import { sightScene } from '../src/sight-scene.ts';
import { blob, pointIn, roundAt, roundBody, someBody } from './arbitraries.ts';
import { insideParts } from './sight-oracle.ts';

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
const target = { body: roundAt(10000, 0, 1000), bottom: 0, height: 4000 };
const eye = { x: 0, y: 0, z: 2000 };

describe('sight in space', () => {
  test('over open ground all rays are free and the witness ends on the near side at half height', () => {
    const sight = sightInSpace(scene(), eye, target);
    expect(sight.hidden).toBe(0);
    expect(sight.line).toEqual({ from: eye, to: { x: 9000, y: 0, z: 2000 }, free: true });
  });

  test('a low wall hides the lower rays only', () => {
    const sight = sightInSpace(scene(box(8000, -5000, 8500, 5000, 0, 1500)), eye, target);
    expect(sight.hidden).toBe((10 * WHOLE) / 25);
    expect(sight.blockedBy.slice(0, 10)).toEqual(new Array(10).fill(0));
    expect(sight.blockedBy.slice(10)).toEqual(new Array(15).fill(null));
  });

  test('a look through between two floors', () => {
    const floors = scene(box(2000, -9000, 5000, 9000, 0, 1900), box(2000, -9000, 5000, 9000, 2100, 9000));
    const sight = sightInSpace(floors, eye, target);
    expect(sight.hidden).toBe((20 * WHOLE) / 25);
    expect(sight.line).toMatchObject({ free: true, to: { z: 2000 } });
  });

  test('of a piece that is seen into, the inside is seen, and nothing behind it', () => {
    const area = (x0: number, x1: number) =>
      sightScene([{ id: 0, prism: box(x0, -5000, x1, 5000, 0, 99_000), seenInto: true }]);
    expect(sightInSpace(area(8000, 12_000), eye, target).hidden).toBe(0);
    expect(sightInSpace(area(5000, 8000), eye, target).hidden).toBe(WHOLE);
    // The outermost columns lie farther back than the others.
    expect(sightInSpace(area(8000, 9500), eye, target).hidden).toBe((10 * WHOLE) / 25);
    expect(sightInSpace(scene(box(8000, -5000, 9500, 5000, 0, 99_000)), eye, target).hidden).toBe(WHOLE);
  });

  test('a roof exactly at eye height does not block a level look', () => {
    expect(sightInSpace(scene(box(2000, -9000, 5000, 9000, 0, 2000)), eye, target).line.free).toBe(true);
  });

  test('all blocked: the witness is the middle ray with the first piece on it', () => {
    const sight = sightInSpace(
      scene(box(6000, -9000, 7000, 9000, 0, 9000), box(2000, -9000, 3000, 9000, 0, 9000)),
      eye,
      target,
    );
    expect(sight.hidden).toBe(WHOLE);
    expect(sight.line).toMatchObject({ free: false, blockedBy: 1 });
  });

  test('straight down through a floor', () => {
    const above = { x: 10000, y: 0, z: 9000 };
    expect(sightInSpace(scene(), above, target).hidden).toBe(0);
    expect(sightInSpace(scene(box(5000, -5000, 15000, 5000, 6000, 6100)), above, target).hidden).toBe(WHOLE);
  });

  test('the best of several eyes', () => {
    const wall = scene(box(5000, -300, 5100, 9000, 0, 9000));
    const viewer = { body: roundAt(0, 0, 1500), bottom: 0, height: 4000 };
    const centre = sightInSpace(wall, { x: 0, y: 0, z: 4000 }, target).hidden;
    expect(bestSightInSpace(wall, eyePointsOf(viewer), target).hidden).toBeLessThan(centre);
    expect(bestSight(wall, eyePoints(viewer.body), target.body).hidden).toBeLessThan(
      bestSight(wall, [viewer.body.centre], target.body).hidden,
    );
  });

  test('every ray agrees with the slow oracle for the same ray', () => {
    const solid = fc.record({
      footprint: fc.oneof(
        blob(30000, 8000).map((points) => ({ kind: 'polygon' as const, points })),
        roundBody(30000, 300, 4000).map((b) => ({
          kind: 'circle' as const,
          centre: b.centre,
          radius: (b as { radius: number }).radius,
        })),
      ),
      bottom: fc.integer({ min: 0, max: 3000 }),
      height: fc.integer({ min: 1, max: 5000 }),
    });
    const look = { point: pointIn(30000), z: fc.integer({ min: 0, max: 8000 }) };
    fc.assert(
      fc.property(
        fc.record(look),
        someBody(30000, 400, 3000),
        fc.array(solid, { maxLength: 6 }),
        ({ point, z }, body, all) => {
          const from = { ...point, z };
          const seen = { body, bottom: 500, height: 3000 };
          const pieces = scene(
            ...all.map((s) => ({ footprint: s.footprint, bottom: s.bottom, top: s.bottom + s.height })),
          );
          const sight = sightInSpace(pieces, from, seen);
          samplePoints(from, seen).forEach((to, ray) => {
            let first = 2;
            let by: number | null = null;
            let doubtful = false;
            all.forEach((s, id) => {
              for (const [a, b] of insideParts(s.footprint, from.x, from.y, to.x, to.y)) {
                const zs = [(s.bottom - from.z) / (to.z - from.z), (s.bottom + s.height - from.z) / (to.z - from.z)];
                const level = to.z === from.z;
                if (level && (from.z <= s.bottom || from.z >= s.bottom + s.height)) continue;
                const lo = level ? a : Math.max(a, Math.min(...zs));
                const hi = level ? b : Math.min(b, Math.max(...zs));
                if (Math.abs(hi - lo) < 1e-6) doubtful = true;
                if (hi - lo > 0) {
                  if (Math.abs(lo - first) < 1e-6) doubtful = true;
                  if (lo < first) {
                    first = lo;
                    by = id;
                  }
                }
              }
            });
            if (!doubtful && (from.x !== to.x || from.y !== to.y)) expect(sight.blockedBy[ray]).toBe(by);
          });
          expect(sight.hidden).toBe((sight.blockedBy.filter((b) => b !== null).length * WHOLE) / 25);
        },
      ),
      { numRuns: 600 },
    );
  });
});
