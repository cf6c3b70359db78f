import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { angleBetween } from '../src/angle-between.ts';
import { bodyAt, rectangle } from '../src/body.ts';
import { discShare } from '../src/disc-share.ts';
import { footprintOf } from '../src/prism.ts';
import { bestTemplate, type TemplateTask } from '../src/template-placement.ts';
import { bodiesUnder, type Coverage, isUnder } from '../src/templates.ts';
import { CONTACT_GAP } from '../src/ticks.ts';
import { hullBody, pointIn, roundAt, roundBody, someBody } from './arbitraries.ts';
import { insideFootprint } from './sight-oracle.ts';

const template = { centre: { x: 0, y: 0 }, radius: 1000 };

describe('bodies under a template', () => {
  test('a circle at the limit of each kind of coverage', () => {
    const at = (x: number) => roundAt(x, 0, 300);
    expect(isUnder(template, at(1299), 'any')).toBe(true);
    expect(isUnder(template, at(1300), 'any')).toBe(false);
    expect(isUnder(template, at(1000), 'centre')).toBe(true);
    expect(isUnder(template, at(1001), 'centre')).toBe(false);
    expect(isUnder(template, at(700), 'wholly')).toBe(true);
    expect(isUnder(template, at(701), 'wholly')).toBe(false);
    expect(isUnder(template, at(940), 'majority')).toBe(true);
    expect(isUnder(template, at(1000), 'majority')).toBe(false);
  });

  test('a hull at the limit of each kind of coverage', () => {
    const at = (x: number) => bodyAt(rectangle(400, 200), { x, y: 0, facing: 0 });
    expect(isUnder(template, at(1199), 'any')).toBe(true);
    expect(isUnder(template, at(1200), 'any')).toBe(false);
    expect(isUnder(template, at(1000), 'centre')).toBe(true);
    expect(isUnder(template, at(790), 'wholly')).toBe(true);
    expect(isUnder(template, at(796), 'wholly')).toBe(false);
    expect(isUnder(template, at(990), 'majority')).toBe(true);
    expect(isUnder(template, at(1000), 'majority')).toBe(false);
  });

  test('the list names places in the list of bodies', () => {
    expect(bodiesUnder(template, [roundAt(5000, 0, 300), roundAt(0, 0, 300), roundAt(1100, 0, 300)], 'any')).toEqual([
      1, 2,
    ]);
  });

  test('a template inside a big body covers its share', () => {
    expect(discShare(roundAt(0, 0, 2000), template.centre, 1000)).toBeCloseTo(0.25, 12);
    expect(discShare(bodyAt(rectangle(4000, 4000), { x: 0, y: 0, facing: 0 }), template.centre, 1000)).toBeCloseTo(
      Math.PI / 16,
      12,
    );
  });

  test('angles without trigonometric functions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: -1e9, max: 1e9 }), (rise, run) => {
        expect(Math.abs(angleBetween(rise, run) - Math.atan2(rise, run))).toBeLessThan(1e-14);
      }),
    );
  });

  test('shares agree with a count of points', () => {
    fc.assert(
      fc.property(
        someBody(3000, 200, 1500),
        pointIn(3000),
        fc.integer({ min: 100, max: 2500 }),
        (body, centre, radius) => {
          const shape = footprintOf(body);
          const reach = 2300;
          let all = 0;
          let covered = 0;
          for (let i = 0; i < 120; i++) {
            for (let j = 0; j < 120; j++) {
              const x = body.centre.x - reach + ((i + 0.5) * 2 * reach) / 120;
              const y = body.centre.y - reach + ((j + 0.5) * 2 * reach) / 120;
              if (!insideFootprint(shape, x, y)) continue;
              all++;
              if (Math.hypot(x - centre.x, y - centre.y) < radius) covered++;
            }
          }
          expect(Math.abs(discShare(body, centre, radius) - covered / all)).toBeLessThan(0.12);
          expect(isUnder({ centre, radius }, body, 'majority')).toBe(discShare(body, centre, radius) > 0.5);
        },
      ),
      { numRuns: 150 },
    );
  });
});

const SIZE = 12000;

/** Value of the best place on a grid, counting only what is under with a few ticks to spare. */
function gridBest(task: TemplateTask, step: number, allowed: (x: number, y: number) => boolean): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let x = -SIZE / 4; x <= 1.25 * SIZE; x += step) {
    for (let y = -SIZE / 4; y <= 1.25 * SIZE; y += step) {
      if (!allowed(x, y)) continue;
      let value = 0;
      task.bodies.forEach((body, i) => {
        const weight = task.weights?.[i] ?? 1;
        const radius = task.radius + (weight > 0 ? -4 : 4);
        if (isUnder({ centre: { x, y }, radius }, body, task.coverage)) value += weight;
      });
      best = Math.max(best, value);
    }
  }
  return best;
}

const coverages: Coverage[] = ['any', 'centre', 'wholly', 'majority'];

describe('best place for a template', () => {
  test('three in a row that just fit, a fourth out of reach', () => {
    const bodies = [roundAt(0, 0, 100), roundAt(1000, 0, 100), roundAt(1990, 0, 100), roundAt(9000, 0, 100)];
    expect(bestTemplate({ radius: 1000, coverage: 'centre', bodies })).toMatchObject({ value: 3, under: [0, 1, 2] });
    expect(bestTemplate({ radius: 990, coverage: 'centre', bodies })).toMatchObject({ value: 2 });
  });

  test('spares bodies of negative worth, even in the middle of the target', () => {
    const bodies = [roundAt(0, 0, 1000), roundAt(0, 0, 200)];
    const found = bestTemplate({ radius: 500, coverage: 'any', bodies, weights: [1, -5] });
    expect(found).toMatchObject({ value: 1, under: [0] });
  });

  test('no place allowed', () => {
    expect(
      bestTemplate({ radius: 500, coverage: 'any', bodies: [roundAt(0, 0, 10)], allowed: () => false }),
    ).toBeNull();
  });

  test.each(coverages)('not worse than the best of a dense grid: %s', (coverage) => {
    const body =
      coverage === 'majority'
        ? roundBody(SIZE, 100, 900)
        : fc.oneof(roundBody(SIZE, 100, 900), hullBody(SIZE, 200, 1800));
    const weighted = fc.array(fc.tuple(body, fc.integer({ min: -3, max: 5 })), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.noBias(weighted), fc.integer({ min: 1000, max: 3000 }), (list, radius) => {
        const task = { radius, coverage, bodies: list.map(([b]) => b), weights: list.map(([, w]) => w) };
        const found = bestTemplate(task)!;
        expect(found.under).toEqual(bodiesUnder({ centre: found.centre, radius }, task.bodies, coverage));
        expect(found.value).toBe(found.under.reduce((sum, i) => sum + task.weights[i]!, 0));
        // The grid may also lie where nothing is covered, which only pays if all else is worse than nothing.
        if (list.some(([, w]) => w > 0))
          expect(Math.max(0, found.value)).toBeGreaterThanOrEqual(gridBest(task, 350, () => true));
      }),
      { numRuns: 60 },
    );
  });

  test('within range of a point and touching the one before', () => {
    fc.assert(
      fc.property(
        fc.noBias(fc.array(someBody(SIZE, 100, 900), { minLength: 1, maxLength: 10 })),
        fc.noBias(pointIn(SIZE)),
        fc.integer({ min: 2000, max: 9000 }),
        (bodies, point, limit) => {
          const radius = 1500;
          const task: TemplateTask = { radius, coverage: 'any', bodies, within: [{ point, limit }] };
          const first = bestTemplate(task)!;
          expect(Math.hypot(first.centre.x - point.x, first.centre.y - point.y)).toBeLessThanOrEqual(limit);
          const inRange = (x: number, y: number): boolean => Math.hypot(x - point.x, y - point.y) < limit - 4;
          expect(first.value).toBeGreaterThanOrEqual(gridBest(task, 350, inRange));
          const second = bestTemplate({ radius, coverage: 'any', bodies, touching: { centre: first.centre, radius } })!;
          const apart = Math.hypot(second.centre.x - first.centre.x, second.centre.y - first.centre.y);
          expect(apart).toBeGreaterThanOrEqual(2 * radius);
          expect(apart).toBeLessThanOrEqual(2 * radius + CONTACT_GAP);
          let around = 0;
          for (let i = 0; i < 720; i++) {
            const x = Math.round(first.centre.x + (2 * radius + 5) * Math.cos((i * Math.PI) / 360));
            const y = Math.round(first.centre.y + (2 * radius + 5) * Math.sin((i * Math.PI) / 360));
            around = Math.max(around, bodiesUnder({ centre: { x, y }, radius: radius - 4 }, bodies, 'any').length);
          }
          expect(second.value).toBeGreaterThanOrEqual(around);
        },
      ),
      { numRuns: 60 },
    );
  });
});
