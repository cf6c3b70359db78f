import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Body, bodyAt, rectangle, shifted } from '../src/body.ts';
import { gapAtMost } from '../src/distance.ts';
import type { Point } from '../src/point.ts';
import { type Footprint, footprintOf, type Prism, polygonPrism, prismOf } from '../src/prism.ts';
import { sightFrom, WHOLE } from '../src/sight.ts';
import { sightScene } from '../src/sight-scene.ts';
import { blob, hullBody, pointIn, roundAt, roundBody, someBody } from './arbitraries.ts';
import { insideParts, sampleSight } from './sight-oracle.ts';

const wall = (x0: number, y0: number, x1: number, y1: number): Prism =>
  polygonPrism(
    [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
    0,
    100,
  );
const pieces = (...prisms: Prism[]) => sightScene(prisms.map((prism, id) => ({ id, prism })));
const eye = { x: 0, y: 0 };
const target = roundAt(10000, 0, 1000);

describe('sight from a point', () => {
  test('an empty table hides nothing and the witness goes to the near side of the target', () => {
    expect(sightFrom(pieces(), eye, target)).toEqual({
      hidden: 0,
      by: [],
      line: { from: eye, to: { x: 9000, y: 0 }, free: true },
    });
  });

  test('a wall from the line to the centre upwards hides exactly half', () => {
    const sight = sightFrom(pieces(wall(4000, 0, 5000, 5000)), eye, target);
    expect(sight.hidden).toBe(WHOLE / 2);
    expect(sight.by).toEqual([{ id: 0, hidden: WHOLE / 2 }]);
    expect(sight.line.free).toBe(true);
    expect(sight.line.to.y).toBeLessThan(0);
  });

  test('two walls that overlap are counted once together and each alone', () => {
    const sight = sightFrom(pieces(wall(4000, 0, 5000, 5000), wall(6000, 0, 7000, 3000)), eye, target);
    expect(sight.hidden).toBe(WHOLE / 2);
    expect(sight.by.map((b) => b.hidden)).toEqual([WHOLE / 2, WHOLE / 2]);
  });

  test('wholly hidden: the witness names the first piece on the line to the centre', () => {
    const sight = sightFrom(pieces(wall(6000, -5000, 7000, 5000), wall(4000, -100, 5000, 5000)), eye, target);
    expect(sight.hidden).toBe(WHOLE);
    expect(sight.line).toEqual({ from: eye, to: { x: 10000, y: 0 }, free: false, blockedBy: 1 });
  });

  test('walls that meet on the line to the centre leave no gap', () => {
    const sight = sightFrom(pieces(wall(4000, 0, 5000, 5000), wall(4000, -5000, 5000, 0)), eye, target);
    expect(sight.hidden).toBe(WHOLE);
  });

  test('touching the tangent hides nothing; a tick more does', () => {
    const box = bodyAt(rectangle(2000, 2000), { x: 11000, y: 0, facing: 0 });
    // The upper tangent of the box runs through (5000, 500).
    expect(sightFrom(pieces(wall(4000, 500, 5000, 2000)), eye, box).hidden).toBe(0);
    expect(sightFrom(pieces(wall(4000, 499, 5000, 2000)), eye, box).hidden).toBeGreaterThan(0);
  });

  test('what stands behind the target or beside the cone hides nothing', () => {
    const sight = sightFrom(pieces(wall(11500, -5000, 12000, 5000), wall(4000, 2000, 5000, 5000)), eye, target);
    expect(sight).toMatchObject({ hidden: 0, by: [] });
  });

  test('a piece in which the target stands hides what its rim passes before', () => {
    expect(sightFrom(pieces(wall(8000, -5000, 12000, 5000)), eye, target).hidden).toBe(WHOLE);
    expect(sightFrom(pieces(wall(9999, -5000, 12000, 5000)), eye, target).hidden).toBeLessThan(WHOLE / 50);
  });

  test('an eye inside a piece sees nothing beyond it, an eye on its rim sees away from it', () => {
    expect(sightFrom(pieces(wall(-1000, -1000, 1000, 1000)), eye, target).hidden).toBe(WHOLE);
    expect(sightFrom(pieces(wall(-1000, -1000, 0, 1000)), eye, target).hidden).toBe(0);
    expect(sightFrom(pieces(wall(0, -1000, 1000, 1000)), eye, target).hidden).toBe(WHOLE);
    expect(sightFrom(pieces(wall(0, 0, 20000, 1000)), eye, target).hidden).toBe(WHOLE / 2);
    expect(sightFrom(pieces(prismOf({ body: roundAt(-500, 0, 500), bottom: 0, height: 1 })), eye, target).hidden).toBe(
      0,
    );
    expect(sightFrom(pieces(prismOf({ body: roundAt(500, 0, 500), bottom: 0, height: 1 })), eye, target).hidden).toBe(
      WHOLE,
    );
  });

  test('an eye in a reflex corner of a piece that also holds the target', () => {
    const corner: Point[] = [
      { x: 0, y: 0 },
      { x: 0, y: -20000 },
      { x: 20000, y: -20000 },
      { x: 20000, y: 20000 },
      { x: -20000, y: 20000 },
      { x: -20000, y: 0 },
    ];
    expect(sightFrom(pieces(polygonPrism(corner, 0, 1)), eye, target).hidden).toBe(WHOLE);
    expect(sightFrom(pieces(polygonPrism(corner, 0, 1)), eye, roundAt(-5000, -5000, 1000)).hidden).toBe(0);
  });

  test('an eye on the target sees all of it', () => {
    expect(sightFrom(pieces(wall(-10, -10, 10, 10)), eye, roundAt(500, 0, 500)).hidden).toBe(0);
  });

  test('ignored pieces do not count', () => {
    const scene = pieces(wall(4000, -5000, 5000, 5000), wall(6000, 0, 7000, 5000));
    expect(sightFrom(scene, eye, target, (id) => id === 0)).toMatchObject({ by: [{ id: 1, hidden: WHOLE / 2 }] });
  });

  test('a hull beside the eye is measured between its tangent corners', () => {
    const long = bodyAt(rectangle(20000, 2000), { x: 9000, y: 2000, facing: 0 });
    // Near side y = 1000 from x = -1000 to 19000, eye at the origin; the wall's left side hides x > 4000.
    const sight = sightFrom(pieces(wall(2000, 500, 30000, 900)), eye, long);
    expect(sight.hidden / WHOLE).toBeGreaterThan(0.5);
    expect(sight.hidden / WHOLE).toBeLessThan(1);
    expect(sight.line.free).toBe(true);
  });
});

const SIZE = 40000;
const RAYS = 400;
const blocker: fc.Arbitrary<Footprint> = fc.oneof(
  blob(SIZE, 8000).map((points) => ({ kind: 'polygon' as const, points })),
  roundBody(SIZE, 300, 4000).map(footprintOf),
);

function check(from: Point, body: Body, blockers: readonly Footprint[], exactly: boolean): void {
  if (gapAtMost(body, roundAt(from.x, from.y, 0), 0)) return;
  const scene = sightScene(blockers.map((footprint, id) => ({ id, prism: { footprint, bottom: 0, top: 1 } })));
  const sight = sightFrom(scene, from, body);
  const rays = sampleSight(from, body, blockers, RAYS);
  // A sampled share is off by at most half a ray for every end of a hidden interval.
  const slack = (n: number): number => ((n + 1) * WHOLE) / RAYS;
  const together = rays.filter((hits) => hits.includes(true)).length / RAYS;
  expect(Math.abs(sight.hidden - together * WHOLE)).toBeLessThanOrEqual(slack(3 * blockers.length));
  blockers.forEach((_, id) => {
    const alone = rays.filter((hits) => hits[id]).length / RAYS;
    const ours = sight.by.find((b) => b.id === id)?.hidden ?? 0;
    expect(Math.abs(ours - alone * WHOLE)).toBeLessThanOrEqual(slack(4));
  });
  expect(sight.hidden).toBeGreaterThanOrEqual(Math.max(0, ...sight.by.map((b) => b.hidden)) - 1);
  if (rays.filter((hits) => !hits.includes(true)).length > 2) expect(sight.line.free).toBe(true);
  if (sight.line.free) {
    // The end is rounded to ticks: shorten the line a little and allow it to cut a corner by that much.
    const { x, y } = sight.line.to;
    const length = Math.hypot(x - from.x, y - from.y);
    if (sight.hidden < 0.97 * WHOLE && length > 100) {
      for (const f of blockers) {
        const inside = insideParts(f, from.x, from.y, x, y).reduce((sum, [a, b]) => sum + b - a, 0) * length;
        expect(inside).toBeLessThan(length * 0.002 + 3);
      }
    }
  } else {
    const by = sight.line.blockedBy;
    expect(sight.by.map((b) => b.id)).toContain(by);
    const through = blockers.map((f) => insideParts(f, from.x, from.y, body.centre.x, body.centre.y)[0]?.[0]);
    const first = Math.min(...through.map((k) => k ?? 1));
    // The line to the centre can run exactly along a seam between two blockers; then it names one of them.
    if (exactly && first < 1) expect(through[by]! - first).toBeLessThan(1e-6);
  }
}

describe('sight against dense ray sampling', () => {
  test('separate shapes and overlapping ones, round and hull targets', () => {
    fc.assert(
      fc.property(
        pointIn(SIZE),
        someBody(SIZE, 400, 4000),
        fc.array(blocker, { minLength: 1, maxLength: 5 }),
        (from, body, blockers) => check(from, body, blockers, true),
      ),
      { numRuns: 1500 },
    );
  });

  test('small coordinates, where touching and shared corners are common', () => {
    const small: fc.Arbitrary<Footprint> = fc.oneof(
      blob(12, 5)
        .filter(isSimple)
        .map((points) => ({ kind: 'polygon' as const, points })),
      roundBody(12, 1, 3).map(footprintOf),
    );
    fc.assert(
      fc.property(
        pointIn(12),
        someBody(12, 1, 3),
        fc.array(small, { minLength: 1, maxLength: 3 }),
        (from, body, all) => {
          if (body.kind === 'hull' && new Set(body.points.map((p) => `${p.x},${p.y}`)).size < 4) return;
          check(from, body, all, false);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('long hulls seen from close by', () => {
    fc.assert(
      fc.property(
        pointIn(SIZE / 4),
        hullBody(SIZE / 4, 2000, 20000),
        fc.array(blob(SIZE / 4, 4000), { minLength: 1, maxLength: 4 }),
        (from, body, blobs) =>
          check(
            from,
            body,
            blobs.map((points) => ({ kind: 'polygon', points })),
            true,
          ),
      ),
      { numRuns: 1000 },
    );
  });

  test('a table moved as a whole looks exactly the same', () => {
    const move = 2 ** 23;
    const moved = (p: Point): Point => ({ x: p.x + move, y: p.y - move });
    const movedShape = (f: Footprint): Footprint =>
      f.kind === 'circle' ? { ...f, centre: moved(f.centre) } : { ...f, points: f.points.map(moved) };
    fc.assert(
      fc.property(
        pointIn(SIZE),
        someBody(SIZE, 400, 4000),
        fc.array(blocker, { maxLength: 5 }),
        (from, body, blockers) => {
          const look = (eyes: Point, at: Body, all: readonly Footprint[]) =>
            sightFrom(
              sightScene(all.map((footprint, id) => ({ id, prism: { footprint, bottom: 0, top: 1 } }))),
              eyes,
              at,
            );
          const here = look(from, body, blockers);
          const there = look(moved(from), shifted(body, move, -move), blockers.map(movedShape));
          expect(there.hidden).toBe(here.hidden);
          expect(there.by).toEqual(here.by);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('the order of the pieces changes nothing but the order of the answer', () => {
    fc.assert(
      fc.property(
        pointIn(SIZE),
        someBody(SIZE, 400, 4000),
        fc.array(blocker, { maxLength: 8 }),
        (from, body, blockers) => {
          const all = blockers.map((footprint, id) => ({ id, prism: { footprint, bottom: 0, top: 1 } }));
          const there = sightFrom(sightScene(all), from, body);
          const back = sightFrom(sightScene([...all].reverse()), from, body);
          expect(back.hidden).toBe(there.hidden);
          expect([...back.by].reverse()).toEqual(there.by);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Rounding a small star can fold it over itself. Such a star does not count as a polygon here. */
function isSimple(points: readonly Point[]): boolean {
  const n = points.length;
  const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [points[i]!, points[(i + 1) % n]!, points[(i + 2) % n]!];
    if (cross(a, b, c) === 0) return false;
    for (let j = i + 2; j < n; j++) {
      if ((j + 1) % n === i) continue;
      const [p, q] = [points[j]!, points[(j + 1) % n]!];
      if (cross(a, b, p) * cross(a, b, q) <= 0 && cross(p, q, a) * cross(p, q, b) <= 0) return false;
    }
  }
  return true;
}
