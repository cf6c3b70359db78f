import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Body,
  bodyAt,
  CONTACT_GAP,
  circle,
  crossings,
  isSimple,
  locate,
  makeTable,
  type Point,
  type Polygon,
  placeAlong,
  rectangle,
  rectangularTable,
  shifted,
  standsIn,
  type Target,
} from '../src/index.ts';
import { body, point, ranges, simplePolygon } from './shapes.ts';

const PARTS = 32;
/** Each part is divided once more: what holds at one place alone does not hold just before and just after it. */
const FINER = 2;
const SCALE = PARTS * FINER;
const scaledPoint = (p: Point): Point => ({ x: p.x * SCALE, y: p.y * SCALE });
const scaledPolygon = (p: Polygon): Polygon => p.map(scaledPoint);
const scaled = (b: Body): Body =>
  b.kind === 'circle'
    ? { kind: 'circle', centre: scaledPoint(b.centre), radius: b.radius * SCALE }
    : { kind: 'hull', centre: scaledPoint(b.centre), points: scaledPolygon(b.points) };

function scaledTarget(t: Target): Target {
  if (t.kind === 'table') return { ...t, table: makeTable(t.table.polygons.map(scaledPolygon)) };
  const within = t.within === undefined ? {} : { within: t.within * SCALE };
  return t.kind === 'body'
    ? { kind: 'body', id: t.id, body: scaled(t.body), ...within }
    : { kind: 'region', id: t.id, polygon: scaledPolygon(t.polygon), ...within };
}

const inch = (x: number, y: number): Body => bodyAt(circle(1250), { x, y, facing: 0 });

describe.each(ranges)('crossings in a range of %d', (range) => {
  const within = fc.option(fc.integer({ min: 0, max: range }), { nil: undefined });
  const target: fc.Arbitrary<Omit<Target, 'id'>> = fc.oneof(
    fc
      .tuple(body(range), within)
      .map(([b, w]) => ({ kind: 'body' as const, body: b, ...(w === undefined ? {} : { within: w }) })),
    fc
      .tuple(simplePolygon(range), within)
      .map(([polygon, w]) => ({ kind: 'region' as const, polygon, ...(w === undefined ? {} : { within: w }) })),
    simplePolygon(2 * range).map((p) => ({ kind: 'table' as const, table: makeTable([p]) })),
  );
  const targets = fc
    .array(target, { minLength: 1, maxLength: 4 })
    .map((list) => list.map((t, i) => ({ ...t, id: `t${i}` }) as Target));

  test.each(['footprint', 'centre'] as const)('replayed, they tell where the %s is at 33 exact places', (of) => {
    fc.assert(
      fc.property(body(range), point(2 * range), targets, (b, d, list) => {
        const found = crossings(b, d.x, d.y, list, of);
        for (let i = 1; i < found.length; i++) expect(found[i - 1]!.t).toBeLessThanOrEqual(found[i]!.t);
        const big = list.map(scaledTarget);
        const start = scaled(b);
        const at = (step: number): Body => shifted(start, step * d.x, step * d.y);
        for (let k = 0; k <= PARTS; k++) {
          const t = k / PARTS;
          const onTheWay = k > 0 && k < PARTS;
          const there = at(FINER * k);
          const now = standsIn(there, big, of);
          for (const [i, { id }] of list.entries()) {
            // A corner that the centre touches for a moment, on its way past or through, is not a crossing.
            const target = big[i]!;
            const areas =
              target.kind === 'table' ? target.table.polygons : target.kind === 'region' ? [target.polygon] : [];
            if (onTheWay && areas.some((p) => locate(there.centre.x, there.centre.y, p) === 0)) continue;
            const own = found.filter((c) => c.id === id);
            // Between 0 and 1 a place on a border may count either way: only the ends are exact.
            if (onTheWay && own.some((c) => Math.abs(c.t - t) < 1e-9)) continue;
            // Something that lasts a single moment, between two borders, is not a crossing.
            const isSo = (x: Body): boolean => standsIn(x, [target], of).length > 0 === now.includes(id);
            if (onTheWay && !isSo(at(FINER * k - 1)) && !isSo(at(FINER * k + 1))) continue;
            let inside = standsIn(b, list, of).includes(id);
            for (const c of own) if (k > 0 && c.t <= t) inside = c.what === 'enter';
            expect(now.includes(id)).toBe(inside);
          }
        }
        for (const { id } of list) {
          const own = found.filter((c) => c.id === id);
          for (let i = 1; i < own.length; i++) expect(own[i]!.what).not.toBe(own[i - 1]!.what);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('a table that a hull fits on at a single moment is not entered', () => {
  const corners = (...of: [number, number][]): Point[] => of.map(([x, y]) => ({ x, y }));
  const hull: Body = { kind: 'hull', centre: { x: 0, y: -1 }, points: corners([0, -1], [0, 0], [-5, 0]) };
  const table = makeTable([corners([1, 0], [-4, 0], [0, -2], [2, -1])]);
  expect(standsIn(shifted(hull, 1, 0), [{ kind: 'table', id: 'table', table }])).toEqual(['table']);
  expect(crossings(hull, 2, 0, [{ kind: 'table', id: 'table', table }])).toEqual([]);
});

describe('a leg across the table', () => {
  const wood = [
    { x: 10_000, y: -5000 },
    { x: 20_000, y: -5000 },
    { x: 20_000, y: 5000 },
    { x: 10_000, y: 5000 },
  ];
  const swamp = wood.map((p) => ({ x: p.x + 10_000, y: p.y }));
  const enemy = inch(40_000, 0);
  const targets: Target[] = [
    { kind: 'region', id: 'wood', polygon: wood },
    { kind: 'region', id: 'swamp', polygon: swamp },
    { kind: 'body', id: 'zone', body: enemy, within: 5000 },
    { kind: 'body', id: 'contact', body: enemy, within: CONTACT_GAP },
    { kind: 'body', id: 'enemy', body: enemy },
    {
      kind: 'table',
      id: 'table',
      table: makeTable([
        [
          { x: -9000, y: -9000 },
          { x: 50_000, y: -9000 },
          { x: 50_000, y: 9000 },
          { x: -9000, y: 9000 },
        ],
      ]),
    },
  ];

  test('the footprint meets everything in the order of first touch', () => {
    const leg = 100_000;
    expect(crossings(inch(0, 0), leg, 0, targets).map((c) => [c.what, c.id, Math.round(c.t * leg)])).toEqual([
      ['enter', 'wood', 8750],
      ['enter', 'swamp', 18_750],
      ['leave', 'wood', 21_250],
      ['leave', 'swamp', 31_250],
      ['enter', 'zone', 32_500],
      ['enter', 'contact', 37_490],
      ['enter', 'enemy', 37_500],
      ['leave', 'enemy', 42_500],
      ['leave', 'contact', 42_510],
      ['leave', 'zone', 47_500],
      ['leave', 'table', 48_750],
    ]);
  });

  test('the centre passes from one to the next at the same moment: ties go by id', () => {
    const found = crossings(inch(0, 0), 30_000, 0, targets, 'centre');
    expect(found.map((c) => [c.what, c.id])).toEqual([
      ['enter', 'wood'],
      ['enter', 'swamp'],
      ['leave', 'wood'],
      ['leave', 'swamp'],
    ]);
    expect(found[1]!.t).toBe(found[2]!.t);
  });

  test('the base does not enter what it is in at the start, and enters what it touches at 0', () => {
    expect(standsIn(inch(15_000, 0), targets)).toEqual(['wood', 'table']);
    expect(crossings(inch(15_000, 0), 1000, 0, targets)).toEqual([]);
    expect(standsIn(inch(8750, 0), targets)).toEqual(['table']);
    expect(crossings(inch(8750, 0), 1000, 0, targets)).toEqual([{ t: 0, what: 'enter', id: 'wood' }]);
    expect(crossings(inch(7750, 0), 1000, 0, targets)).toEqual([]);
  });

  test('a limit belongs to its zone: exactly 5 cm away is inside', () => {
    expect(standsIn(inch(32_500, 0), targets)).toContain('zone');
    expect(standsIn(inch(32_499, 0), targets)).not.toContain('zone');
    expect(crossings(inch(32_400, 0), 100, 0, targets)).toEqual([{ t: 1, what: 'enter', id: 'zone' }]);
    expect(crossings(inch(32_500, 0), 100, 0, targets)).toEqual([]);
    expect(crossings(inch(32_500, 0), -100, 0, targets)).toEqual([{ t: 0, what: 'leave', id: 'zone' }]);
  });

  test('numbers serve as ids, too, and sort as numbers', () => {
    const two = [10, 9].map((id) => ({ kind: 'region' as const, id, polygon: wood }));
    expect(crossings(inch(0, 0), 15_000, 0, two).map((c) => c.id)).toEqual([9, 10]);
  });

  test('a leg of no length crosses nothing', () => {
    expect(crossings(inch(8750, 0), 0, 0, targets)).toEqual([]);
  });
});

test('a base that runs over the edge and back', () => {
  const table = rectangularTable(100_000, 50_000);
  const list: Target[] = [{ kind: 'table', id: 'table', table }];
  const tank = bodyAt(rectangle(6000, 4000), { x: 97_000, y: 25_000, facing: 0 });
  expect(crossings(tank, 10_000, 0, list)).toEqual([{ t: 0, what: 'leave', id: 'table' }]);
  expect(crossings(shifted(tank, 10_000, 0), -10_000, 0, list)).toEqual([{ t: 1, what: 'enter', id: 'table' }]);
  expect(crossings(tank, 0, 10_000, list)).toEqual([]);
  expect(crossings(tank, 10_000, 0, list, 'centre')).toEqual([
    { t: Math.round(0.3 * 2 ** 40) / 2 ** 40, what: 'leave', id: 'table' },
  ]);
});

test('a region with an inlet is left and entered again', () => {
  const comb = [
    { x: 0, y: 0 },
    { x: 9000, y: 0 },
    { x: 9000, y: 9000 },
    { x: 6000, y: 9000 },
    { x: 6000, y: 3000 },
    { x: 3000, y: 3000 },
    { x: 3000, y: 9000 },
    { x: 0, y: 9000 },
  ];
  expect(isSimple(comb)).toBe(true);
  const found = crossings(bodyAt(circle(500), { x: -2000, y: 6000, facing: 0 }), 12_500, 0, [
    { kind: 'region', id: 'comb', polygon: comb },
  ]);
  expect(found.map((c) => [c.what, Math.round(c.t * 12_500)])).toEqual([
    ['enter', 1500],
    ['leave', 5500],
    ['enter', 7500],
    ['leave', 11_500],
  ]);
});

test('placeAlong rounds to whole ticks', () => {
  expect(placeAlong({ x: 5, y: 5 }, 10, -3, 0.5)).toEqual({ x: 10, y: 4 });
});
