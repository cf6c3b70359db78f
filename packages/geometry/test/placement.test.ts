import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Base, type Body, bodyAt, circle, rectangle } from '../src/body.ts';
import { isConnected, linksWithin, lonely } from '../src/coherency.ts';
import { gapAtMost, gapBelow, overlaps } from '../src/distance.ts';
import { placeBases } from '../src/placement.ts';
import type { PlacementTask } from '../src/placement-rules.ts';
import type { Polygon } from '../src/point.ts';
import { overlapsRegion, whollyInRegion } from '../src/region.ts';
import { rectangularTable, whollyOnTable } from '../src/table.ts';
import { INCH } from '../src/ticks.ts';
import { whollyWithin } from '../src/wholly.ts';
import { blob, pointIn, roundAt, someBody } from './arbitraries.ts';

const SIZE = 24 * INCH;
const table = rectangularTable(SIZE, SIZE);
const box = (x0: number, y0: number, x1: number, y1: number): Polygon => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];
const many = (n: number, base: Base): Base[] => Array.from({ length: n }, () => base);
const near = { x: SIZE / 2, y: SIZE / 2, z: 0, facing: 0 };

/** Checks every condition again, one by one, with the exact tests. */
function expectLegal(task: PlacementTask): number {
  const { poses, complete } = placeBases(task);
  expect(complete).toBe(poses.length === task.bases.length);
  expect(placeBases(task).poses).toEqual(poses);
  const bodies = poses.map((pose, i) => bodyAt(task.bases[i]!, pose));
  const group = [...(task.mates ?? []), ...bodies];
  bodies.forEach((body, i) => {
    if (task.table !== undefined) expect(whollyOnTable(task.table, body)).toBe(true);
    if (task.inside !== undefined) expect(task.inside.some((r) => whollyInRegion(body, r))).toBe(true);
    for (const other of task.blocked ?? []) expect(overlaps(body, other)).toBe(false);
    for (const region of task.blockedRegions ?? []) expect(overlapsRegion(body, region)).toBe(false);
    for (const { from, gap } of task.apart ?? []) for (const o of from) expect(gapBelow(body, o, gap)).toBe(false);
    for (const { anyOf, limit, wholly } of task.within ?? []) {
      expect(anyOf.some((o) => (wholly ? whollyWithin(body, o, limit) : gapAtMost(body, o, limit)))).toBe(true);
    }
    group.forEach((other, j) => {
      if (j !== i + (task.mates?.length ?? 0)) expect(gapBelow(body, other, task.gap ?? 0)).toBe(false);
    });
  });
  if (task.chain !== undefined && poses.length > 0 && !task.mates?.length) {
    const links = linksWithin(group, task.chain.limit);
    expect(isConnected(links)).toBe(true);
    expect(lonely(links, Math.min(task.chain.links, group.length - 1))).toEqual([]);
  }
  return poses.length;
}

describe('placing bases', () => {
  test('on the open table a block around the wanted place', () => {
    const { poses } = placeBases({ bases: many(20, circle(1600)), near, table });
    expect(poses.length).toBe(20);
    const mean = poses.reduce((sum, p) => sum + p.x, 0) / 20;
    expect(Math.abs(mean - near.x)).toBeLessThan(1600);
  });

  test('nothing to place', () => {
    expect(placeBases({ bases: [], near })).toEqual({ poses: [], complete: true });
  });

  test('getting out of a vehicle: ten wholly within three inches, a wall on one side, enemies an inch away', () => {
    const vehicle = bodyAt(rectangle(5 * INCH, 3 * INCH), { x: near.x, y: near.y, facing: 300 });
    const enemy = roundAt(near.x + 6 * INCH, near.y, 1600);
    const n = expectLegal({
      bases: many(10, circle(1600)),
      near,
      table,
      blocked: [vehicle, enemy],
      blockedRegions: [box(near.x - 5 * INCH, near.y + 3 * INCH, near.x + 5 * INCH, near.y + 4 * INCH)],
      within: [{ anyOf: [vehicle], limit: 3 * INCH, wholly: true }],
      apart: [{ from: [enemy], gap: INCH }],
      chain: { limit: 2 * INCH, links: 2 },
    });
    expect(n).toBe(10);
  });

  test('as many as find room in a box that is too small', () => {
    const n = expectLegal({
      bases: many(20, circle(1000)),
      near,
      inside: [box(near.x - 3100, near.y - 3100, near.x + 3100, near.y + 3100)],
    });
    expect(n).toBeGreaterThanOrEqual(6);
    expect(n).toBeLessThanOrEqual(9);
  });

  test('the wanted place is blocked by a building: the group stands beside it', () => {
    const house = box(near.x - 9000, near.y - 9000, near.x + 9000, near.y + 9000);
    const n = expectLegal({
      bases: many(12, circle(1250)),
      near,
      table,
      blockedRegions: [house],
      chain: { limit: 2 * INCH, links: 1 },
    });
    expect(n).toBe(12);
  });

  test('joins those that already stand', () => {
    const mates = [roundAt(3000, 3000, 1250), roundAt(6000, 3000, 1250)];
    const task = { bases: many(3, circle(1250)), near, table, mates, chain: { limit: INCH, links: 1 } };
    expect(expectLegal(task)).toBe(3);
    const group = [...mates, ...placeBases(task).poses.map((p) => bodyAt(circle(1250), p))];
    expect(isConnected(linksWithin(group, INCH))).toBe(true);
  });

  test('no room at all', () => {
    const task = { bases: many(3, circle(1250)), near, table, blockedRegions: [box(-10, -10, SIZE + 10, SIZE + 10)] };
    expect(placeBases(task)).toEqual({ poses: [], complete: false });
  });

  test('all conditions hold in random surroundings', () => {
    const noBias = fc.noBias;
    fc.assert(
      fc.property(
        noBias(fc.array(someBody(SIZE, 600, 3000), { maxLength: 12 })),
        noBias(fc.array(blob(SIZE, 8000), { maxLength: 5 })),
        noBias(pointIn(SIZE)),
        fc.integer({ min: 0, max: 3599 }),
        fc.constantFrom(circle(800), circle(1600), rectangle(3000, 2000), rectangle(6000, 1500)),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom(undefined, { limit: INCH, links: 1 }, { limit: 2 * INCH, links: 2 }),
        fc.constantFrom(0, 500),
        (blocked, regions, at, facing, base, n, chain, gap) => {
          expectLegal({
            bases: many(n, base),
            near: { ...at, z: 0, facing },
            table,
            blocked,
            blockedRegions: regions,
            apart: [{ from: blocked.slice(0, 2), gap: INCH }],
            gap,
            ...(chain === undefined ? {} : { chain }),
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  test('mixed bases', () => {
    const bases = [circle(2500), circle(1250), rectangle(4000, 2500), circle(1250), circle(2500)];
    expect(expectLegal({ bases, near: { ...near, facing: 450 }, table, chain: { limit: INCH, links: 1 } })).toBe(5);
  });

  test('one base finds every room that is three quarters of a radius wider than it', () => {
    fc.assert(
      fc.property(
        fc.noBias(fc.array(someBody(SIZE, 600, 6000), { minLength: 4, maxLength: 16 })),
        fc.noBias(fc.array(blob(SIZE, 14000), { minLength: 2, maxLength: 6 })),
        fc.noBias(pointIn(SIZE)),
        (blocked, blockedRegions, at) => {
          const radius = 1600;
          const found = placeBases({
            bases: [circle(radius)],
            near: { ...at, z: 0, facing: 0 },
            table,
            blocked,
            blockedRegions,
          });
          if (found.complete) return;
          const wide = Math.ceil(1.75 * radius);
          for (let x = wide; x <= SIZE - wide; x += 1000) {
            for (let y = wide; y <= SIZE - wide; y += 1000) {
              const body: Body = roundAt(x, y, wide);
              const free =
                !blocked.some((b) => overlaps(b, body)) && !blockedRegions.some((r) => overlapsRegion(body, r));
              expect(free).toBe(false);
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
