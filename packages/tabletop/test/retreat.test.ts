import { type Body, bodyAt, circle, gap, gapBelow, groundFor, INCH, type Point } from '@walstatt/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solvableRetreat } from '../bench/solvable.ts';
import {
  closeShifts,
  fanFrom,
  farthest,
  flightAround,
  Gathering,
  middleOf,
  nearestOfHull,
  placesAround,
  type Shifted,
  type Spot,
  shiftedSpots,
  shiftsAway,
  stepIn,
} from '../src/index.ts';
import { disc, patch, point, spot } from './arbitraries.ts';

const group = fc.array(spot, { minLength: 1, maxLength: 6 });
const angle = fc.integer({ min: 0, max: 3599 });

describe('shifts', () => {
  it('move a group as a whole, straight away first', () => {
    fc.assert(
      fc.property(group, angle, fc.integer({ min: 0, max: 20_000 }), (models, away, far) => {
        const all = [...shiftsAway(models, away, far)];
        expect(all).toHaveLength(16);
        const { dx, dy } = stepIn(away, far);
        expect(all[0]).toEqual(shiftedSpots(models, dx, dy));
        for (const ends of all) {
          expect(farthest(models, ends)).toBeLessThanOrEqual(far);
          const [before, after] = [middleOf(models), middleOf(ends)];
          expect(Math.abs(after.x - before.x - (ends[0]!.x - models[0]!.x))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('around a spot come in order of their distance', () => {
    const all = [...placesAround({ x: 0, y: 0, facing: 7 }, 900, { from: INCH, to: 3 * INCH, step: INCH })];
    expect(all).toHaveLength(48);
    expect(all[0]).toEqual({ x: 0, y: INCH, facing: 7 });
    for (let i = 1; i < all.length; i++) {
      const [a, b] = [all[i - 1]!, all[i]!];
      expect(Math.hypot(b.x, b.y)).toBeGreaterThan(Math.hypot(a.x, a.y) - 3);
    }
  });

  it('leave out only what is proved to be too near', () => {
    const room = INCH;
    fc.assert(
      fc.property(group, fc.array(point, { minLength: 1, maxLength: 4 }), angle, (models, at, away) => {
        const foes = at.map((p) => disc(p.x, p.y));
        const short = (b: ReturnType<typeof disc>): number => Math.max(...foes.map((f) => room - gap(b, f)));
        const search = (lacking: (by: number) => number): Shifted => ({
          base: { kind: 'circle', radius: 500 },
          models,
          away,
          reach: { from: 0, to: 3 * INCH, step: 254 },
          directions: 16,
          lacking: (b) => (foes.some((f) => gapBelow(b, f, room)) ? lacking(short(b)) : null),
          mayEnd: () => true,
        });
        const all = [...closeShifts(search(() => 0))];
        // Every step is a little shorter than it says, so a tick is left over.
        expect([...closeShifts(search((by) => Math.max(0, Math.floor(by) - 2)))]).toEqual(all);
      }),
      { numRuns: 40 },
    );
  });

  it('with several directions reach as far on all sides', () => {
    expect(new Set(fanFrom(123, 72)).size).toBe(72);
  });
});

describe('gathering', () => {
  const tasks = Array.from({ length: 400 }, (_, seed) => solvableRetreat(seed + 1)).filter((t) => t !== null);

  it('finds places that are legal and within reach', () => {
    let found = 0;
    for (const { search, reach } of tasks) {
      const ends = new Gathering(search).within(reach);
      if (ends === null) continue;
      found++;
      const stand = ends.map((s) => bodyAt(search.base, s));
      expect(search.mayEnd(stand)).toBe(true);
      expect(farthest(search.models, ends)).toBeLessThanOrEqual(reach + 2);
    }
    expect(found).toBeGreaterThan(0.85 * tasks.length);
  });

  it('knows a lower bound: no legal place is nearer', () => {
    for (const { search, known } of tasks) {
      const least = new Gathering(search).least();
      expect(least).toBeLessThanOrEqual(farthest(search.models, known));
    }
  });

  it('leaves alone models that need not move', () => {
    for (const { search, reach } of tasks.filter((t) => t.search.models.length > 1)) {
      const movers = search.models.map((_, i) => i).slice(1);
      const ends = new Gathering({ ...search, movers }).within(reach);
      if (ends !== null) expect(ends[0]).toEqual(search.models[0]);
    }
  });

  it('stays where it is if nothing is wrong there', () => {
    for (const { search, known } of tasks) {
      const ends = new Gathering({ ...search, models: known }).within(5 * INCH);
      expect(ends).toEqual(known as Spot[]);
    }
  });
});

it('a model on the very middle of an enemy finds a place beside it', () => {
  const middle = { x: 20_000, y: 20_000, facing: 0 };
  const foe = bodyAt(circle(1000), middle);
  const apart = (bodies: readonly Body[]): boolean => bodies.every((b) => gap(b, foe) >= INCH);
  const gathering = new Gathering({
    base: circle(500),
    models: [middle],
    leader: 0,
    foes: [foe],
    room: INCH,
    neighbour: INCH,
    leash: INCH,
    accepts: (_model, _spot, body) => apart([body]),
    mayEnd: apart,
  });
  const [end] = gathering.within(5 * INCH)!;
  expect(farthest([middle], [end!])).toBeGreaterThanOrEqual(1500 + INCH);
});

describe('the nearest point of an outline', () => {
  it('is as near as any point of its edges', () => {
    fc.assert(
      fc.property(patch, point, fc.integer({ min: 0, max: 100 }), (shape, from, share) => {
        const best = nearestOfHull(from, shape);
        const far = (p: Point): number => Math.hypot(p.x - from.x, p.y - from.y);
        shape.forEach((a, i) => {
          const b = shape[(i + 1) % shape.length]!;
          const p = { x: a.x + ((b.x - a.x) * share) / 100, y: a.y + ((b.y - a.y) * share) / 100 };
          expect(far(best)).toBeLessThanOrEqual(far(p) + 1);
        });
      }),
    );
  });
});

describe('flight', () => {
  const ground = groundFor(500, [{ shape: { kind: 'circle', centre: { x: 20_000, y: 20_000 }, radius: 2000 } }]);

  it('goes the given distance along the shortest way around what is in the way', () => {
    const flight = flightAround(ground, { x: 20_000, y: 10_000 }, { x: 20_000, y: 40_000 }, 12_000)!;
    expect(flight.length).toBeGreaterThan(30_000);
    expect(Math.hypot(flight.end.x - 20_000, flight.end.y - 20_000)).toBeGreaterThanOrEqual(2499);
    expect(flight.end.y).toBeGreaterThan(20_000);
  });

  it('is nothing where no way leads', () => {
    expect(flightAround(ground, { x: 20_000, y: 10_000 }, { x: 20_000, y: 20_000 }, 1000)).toBeNull();
  });
});
