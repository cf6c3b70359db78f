import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Body } from '../src/body.ts';
import { cutPath } from '../src/cut-path.ts';
import { gapAtMost, overlaps } from '../src/distance.ts';
import { contactWith } from '../src/goal.ts';
import { bodyObstacle, groundFor, legIsFree, type Obstacle, standsFree } from '../src/ground.ts';
import { OFFSET_EXCESS } from '../src/offset-corners.ts';
import type { Point, Polygon } from '../src/point.ts';
import { overlapsRegion } from '../src/region.ts';
import { shortestPath } from '../src/shortest-path.ts';
import { makeTable, rectangularTable, whollyOnTable } from '../src/table.ts';
import { CONTACT_GAP } from '../src/ticks.ts';
import { blob, pointIn, roundAt, someBody } from './arbitraries.ts';
import { gridPath, type Scenery, sweptFree } from './path-oracle.ts';

const box = (x0: number, y0: number, x1: number, y1: number): Polygon => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];
const region = (points: Polygon): Obstacle => ({ shape: { kind: 'polygon', points } });
const wall = region(box(4900, -5000, 5100, 5000));

describe('shortest path', () => {
  test('straight on when nothing is in the way', () => {
    const ground = groundFor(500, [wall]);
    expect(shortestPath(ground, { x: 0, y: 0 }, { point: { x: 3000, y: 4000 } })).toEqual({
      points: [
        { x: 0, y: 0 },
        { x: 3000, y: 4000 },
      ],
      length: 5000,
    });
  });

  test('no way to go when already there', () => {
    expect(shortestPath(groundFor(500, []), { x: 1, y: 2 }, { point: { x: 1, y: 2 } })).toEqual({
      points: [{ x: 1, y: 2 }],
      length: 0,
    });
  });

  test('around a wall, at most half a per cent of the radius longer than round the true arcs', () => {
    const path = shortestPath(groundFor(1000, [wall]), { x: 0, y: 4000 }, { point: { x: 10000, y: 4000 } })!;
    // Tangent, arc, straight over the top, arc, tangent.
    const tangent = Math.sqrt(4900 ** 2 + 1000 ** 2 - 1000 ** 2);
    const arc = 1000 * (Math.asin(1000 / Math.hypot(4900, 1000)) + Math.atan2(1000, 4900));
    const shortest = 2 * (tangent + arc) + 200;
    expect(path.length).toBeGreaterThanOrEqual(shortest - 1);
    expect(path.length).toBeLessThan(shortest + 12);
  });

  test('the limit includes itself', () => {
    const ground = groundFor(100, []);
    expect(shortestPath(ground, { x: 0, y: 0 }, { point: { x: 300, y: 400 } }, 500)?.length).toBe(500);
    expect(shortestPath(ground, { x: 0, y: 0 }, { point: { x: 300, y: 400 } }, 499)).toBeNull();
  });

  test('a gap of three ticks more than the base lets it through, a tick less than the base does not', () => {
    const gate = (gap: number) =>
      groundFor(
        500,
        [region(box(4000, -9000, 6000, 0)), region(box(4000, 1000 + gap, 6000, 9000))],
        table(-9000, 9000),
      );
    const to = { point: { x: 10000, y: 0 } };
    expect(shortestPath(gate(3), { x: 0, y: 0 }, to)).not.toBeNull();
    expect(shortestPath(gate(-1), { x: 0, y: 0 }, to)).toBeNull();
  });

  test('the table edge cannot be crossed, corners of an L-shaped table are gone around', () => {
    const bend = makeTable([box(0, 0, 2000, 10000), box(2000, 0, 10000, 2000)]);
    const path = shortestPath(groundFor(400, [], bend), { x: 1000, y: 9000 }, { point: { x: 9000, y: 1000 } })!;
    expect(path.points.length).toBeGreaterThan(2);
    for (const p of path.points) expect(whollyOnTable(bend, { kind: 'circle', centre: p, radius: 400 })).toBe(true);
    expect(shortestPath(groundFor(400, [], bend), { x: 1000, y: 9000 }, { point: { x: 9000, y: 9000 } })).toBeNull();
    // Across the seam between the two boards.
    expect(shortestPath(groundFor(400, [], bend), { x: 1000, y: 1000 }, { point: { x: 3000, y: 1000 } })?.length).toBe(
      2000,
    );
  });

  test('keeps a wanted gap from a body', () => {
    const enemy = roundAt(5000, 0, 500);
    const near = shortestPath(groundFor(500, [bodyObstacle(enemy)]), { x: 0, y: 0 }, { point: { x: 10000, y: 0 } })!;
    const far = shortestPath(
      groundFor(500, [bodyObstacle(enemy, 2540)]),
      { x: 0, y: 0 },
      { point: { x: 10000, y: 0 } },
    )!;
    expect(far.length).toBeGreaterThan(near.length);
    for (const p of far.points) expect(gapAtMost(roundAt(p.x, p.y, 500), enemy, 2539)).toBe(false);
  });

  test('into contact with a circle and with a hull', () => {
    const round = roundAt(5000, 0, 500);
    const path = shortestPath(groundFor(500, [bodyObstacle(round)]), { x: 0, y: 0 }, contactWith(round))!;
    expect(path.length).toBeGreaterThanOrEqual(4000 - CONTACT_GAP);
    expect(path.length).toBeLessThanOrEqual(4000);
    const end = path.points[path.points.length - 1]!;
    expect(gapAtMost(roundAt(end.x, end.y, 500), round, CONTACT_GAP)).toBe(true);
    expect(overlaps(roundAt(end.x, end.y, 500), round)).toBe(false);
  });

  test('when the nearest side of the target is walled off it goes round to another', () => {
    const foe = roundAt(5000, 0, 1000);
    const screen = region(box(3800, -3000, 3900, 3000));
    const ground = groundFor(500, [screen, bodyObstacle(foe)]);
    const path = shortestPath(ground, { x: 0, y: 0 }, contactWith(foe))!;
    const end = path.points[path.points.length - 1]!;
    expect(gapAtMost(roundAt(end.x, end.y, 500), foe, CONTACT_GAP)).toBe(true);
    expect(path.length).toBeGreaterThan(4000);
  });

  test('a start that is not free has no path', () => {
    expect(shortestPath(groundFor(500, [wall]), { x: 5000, y: 0 }, { point: { x: 0, y: 0 } })).toBeNull();
    expect(shortestPath(groundFor(500, [wall]), { x: 4500, y: 0 }, { point: { x: 0, y: 0 } })).toBeNull();
  });
});

function table(from: number, to: number) {
  return makeTable([box(from, from, to + 20000, to)]);
}

const SIZE = 20000;
const scenery: fc.Arbitrary<Scenery> = fc.noBias(
  fc.record({
    bodies: fc.array(someBody(SIZE, 300, 1200), { maxLength: 5 }),
    regions: fc.array(blob(SIZE, 4000), { minLength: 1, maxLength: 5 }),
    table: fc.constant(rectangularTable(SIZE, SIZE)),
  }),
);
const anywhere = fc.noBias(pointIn(SIZE));
const obstaclesOf = (s: Scenery): Obstacle[] => [...s.bodies.map((b) => bodyObstacle(b)), ...s.regions.map(region)];
const standing = (s: Scenery, p: Point, radius: number): boolean => {
  const base: Body = { kind: 'circle', centre: p, radius };
  return (
    whollyOnTable(s.table, base) &&
    !s.bodies.some((b) => overlaps(base, b)) &&
    !s.regions.some((r) => overlapsRegion(base, r))
  );
};

describe('shortest path against the sweep tests and a grid', () => {
  test('the ground agrees with sweeping the base', () => {
    fc.assert(
      fc.property(scenery, anywhere, anywhere, fc.integer({ min: 1, max: 1500 }), (s, p, q, radius) => {
        const ground = groundFor(radius, obstaclesOf(s), s.table);
        const free = standsFree(ground, p);
        expect(free).toBe(standing(s, p, radius));
        if (free) expect(legIsFree(ground, p, q)).toBe(sweptFree(s, radius, p, q));
      }),
      { numRuns: 1500 },
    );
  });

  test('every leg is free, and no way on a grid for a slightly bigger base is shorter', () => {
    let bent = 0;
    fc.assert(
      fc.property(scenery, anywhere, anywhere, fc.integer({ min: 100, max: 900 }), (s, start, to, radius) => {
        const ground = groundFor(radius, obstaclesOf(s), s.table);
        const path = shortestPath(ground, start, { point: to });
        if (path !== null) {
          if (path.points.length > 2) bent++;
          expect(path.points[0]).toEqual(start);
          expect(path.points[path.points.length - 1]).toEqual(to);
          let length = 0;
          for (let i = 1; i < path.points.length; i++) {
            const p = path.points[i - 1]!;
            const q = path.points[i]!;
            length += Math.hypot(q.x - p.x, q.y - p.y);
            expect(sweptFree(s, radius, p, q)).toBe(true);
          }
          expect(Math.abs(length - path.length)).toBeLessThan(1e-6);
          expect(shortestPath(ground, start, { point: to }, path.length)).toEqual(path);
          expect(shortestPath(ground, start, { point: to }, path.length - 0.001)).toBeNull();
          const cut = cutPath(ground, path, path.length / 2);
          expect(cut.length).toBeLessThanOrEqual(path.length / 2);
          const [p, q] = cut.points.slice(-2);
          if (!path.points.some((b) => b === (q ?? p))) expect(cut.length).toBeGreaterThan(path.length / 2 - 2);
          if (q !== undefined) expect(sweptFree(s, radius, p!, q)).toBe(true);
        }
        const bigger = Math.ceil(radius * OFFSET_EXCESS) + 2;
        if (!standing(s, start, bigger)) return;
        const grid = gridPath(s, bigger, start, SIZE, 16, () => to);
        expect(path?.length ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(grid + 1e-6);
      }),
      { numRuns: 150 },
    );
    expect(bent).toBeGreaterThan(15);
  });

  test('ways to a body end within reach of it and are no longer than on a grid', () => {
    fc.assert(
      fc.property(
        scenery,
        anywhere,
        someBody(SIZE, 300, 1200),
        fc.integer({ min: 100, max: 900 }),
        fc.integer({ min: 2, max: 3000 }),
        (s, start, body, radius, within) => {
          const ground = groundFor(radius, [...obstaclesOf(s), bodyObstacle(body)], s.table);
          const path = shortestPath(ground, start, { body, within });
          const all = { ...s, bodies: [...s.bodies, body] };
          if (path !== null) {
            const end = path.points[path.points.length - 1]!;
            expect(gapAtMost(roundAt(end.x, end.y, radius), body, within)).toBe(true);
            for (let i = 1; i < path.points.length; i++) {
              expect(sweptFree(all, radius, path.points[i - 1]!, path.points[i]!)).toBe(true);
            }
          }
          const bigger = Math.ceil(radius * OFFSET_EXCESS) + 2;
          if (!standing(all, start, bigger)) return;
          const near = (p: Point): Point | null => (gapAtMost(roundAt(p.x, p.y, bigger), body, within - 2) ? p : null);
          const grid = gridPath(all, bigger, start, SIZE, 14, near);
          // Where the straight last leg is barred, only fixed points around the body are tried, which needs some slack.
          if (grid < Number.POSITIVE_INFINITY)
            expect(path?.length).toBeLessThanOrEqual(grid + 0.2 * (radius + within) + 200);
        },
      ),
      { numRuns: 150 },
    );
  });
});
