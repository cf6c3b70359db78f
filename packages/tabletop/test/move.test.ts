import { overlaps, overlapsRegion, type Point, shifted } from '@walstatt/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  boardOf,
  boxOfWays,
  cornersOf,
  costOf,
  directionTo,
  endOf,
  fanFrom,
  frontToRear,
  goesThrough,
  inBox,
  isBodyIn,
  layoutOf,
  lengthOf,
  longestThatLasts,
  type Passing,
  pieceOf,
  planOf,
  refusePassage,
  spotsAfter,
  standOf,
  stepIn,
  straightStep,
  translation,
  waysIn,
} from '../src/index.ts';
import { bodies, body, disc, line, pieces, point, spot } from './arbitraries.ts';

const wood = pieceOf('wood', { shape: cornersOf({ minX: 2000, minY: 0, maxX: 5000, maxY: 4000 }) });

describe('ways and plans', () => {
  const spotOf = (m: string) => ({ a: { x: 1, y: 2, facing: 300 }, b: { x: 5, y: 5, facing: 0 } })[m];

  it('a plan that was made of ways is read as the same ways', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 3599 }), (points, facing) => {
        const ways = [{ model: 'a', points: [{ x: 1, y: 2 }, ...points], facing }];
        expect(waysIn(planOf(ways, 'go'), 'go', spotOf)).toEqual(ways);
      }),
    );
  });

  it('other legs, unknown movers and impossible numbers give no way', () => {
    const read = (mover: string, leg: object) => waysIn([{ mover, legs: [leg as { leg: string }] }], 'go', spotOf);
    expect(read('a', { leg: 'go', x: 7, y: 8 })).toEqual([
      {
        model: 'a',
        points: [
          { x: 1, y: 2 },
          { x: 7, y: 8 },
        ],
        facing: 300,
      },
    ]);
    expect(read('a', { leg: 'fly', x: 7, y: 8 })).toBeNull();
    expect(read('c', { leg: 'go', x: 7, y: 8 })).toBeNull();
    expect(read('a', { leg: 'go', x: 7.5, y: 8 })).toBeNull();
    expect(read('a', { leg: 'go', x: 7, y: 1_000_001 })).toBeNull();
    expect(read('a', { leg: 'go', x: 7 })).toBeNull();
    expect(read('a', { leg: 'go', x: 7, y: 8, facing: 3600 })).toBeNull();
  });

  it('a formation that is shifted keeps its shape; models without a way stay', () => {
    const spots = [spotOf('a')!, spotOf('b')!];
    const ways = translation(['a', 'b'], spots, 10, -20);
    expect(ways.map(endOf)).toEqual([
      { x: 11, y: -18, facing: 300 },
      { x: 15, y: -15, facing: 0 },
    ]);
    expect(spotsAfter(['a', 'b'], spots, ways.slice(1))).toEqual([spots[0], { x: 15, y: -15, facing: 0 }]);
  });

  it('the box of ways holds every body at every corner of its way', () => {
    fc.assert(
      fc.property(bodies, fc.array(point, { maxLength: 3 }), (all, steps) => {
        const ways = all.map(({ centre }) => [centre, ...steps.map((p) => ({ x: centre.x + p.x, y: centre.y - p.y }))]);
        const box = boxOfWays(all, ways);
        all.forEach((b, i) => {
          for (const p of ways[i]!) expect(isBodyIn(shifted(b, p.x - b.centre.x, p.y - b.centre.y), box)).toBe(true);
        });
      }),
    );
  });
});

describe('cost', () => {
  const way: Point[] = [
    { x: 0, y: 1000 },
    { x: 6000, y: 1000 },
  ];

  it('what lies inside slow ground counts as often as it says', () => {
    expect(costOf(way, [], 2)).toBe(6000);
    expect(costOf(way, [wood], 2)).toBeCloseTo(9000, 5);
    expect(costOf(way, [wood], 3)).toBeCloseTo(12_000, 5);
    expect(goesThrough(way, [wood], 3000)).toBe(true);
    expect(goesThrough(way, [wood], 3001)).toBe(false);
  });

  it('lies between the length and its multiple, and grows with every corner', () => {
    fc.assert(
      fc.property(line, pieces, fc.integer({ min: 1, max: 4 }), (points, slow, times) => {
        const cost = costOf(points, slow, times);
        expect(cost).toBeGreaterThanOrEqual(lengthOf(points) - 1e-3);
        expect(cost).toBeLessThanOrEqual(times * lengthOf(points) + 1e-3);
        expect(costOf(points.slice(0, -1), slow, times)).toBeLessThanOrEqual(cost + 1e-3);
      }),
    );
  });

  it('a move is shortened to the longest that lasts, to a hundredth of an inch', () => {
    const found = longestThatLasts(
      30_480,
      (n) => n,
      (n) => n <= 12_345,
    );
    expect(found).toBeLessThanOrEqual(12_345);
    expect(found).toBeGreaterThan(12_345 - 25.4);
    expect(
      longestThatLasts(
        1000,
        (n) => n,
        () => true,
      ),
    ).toBe(1000);
    expect(
      longestThatLasts(
        1000,
        (n) => n,
        () => false,
      ),
    ).toBe(1000);
  });
});

describe('what may be passed', () => {
  const foe = standOf('foe', [{ x: 8000, y: 1000, facing: 0 }], ({ x, y }) => disc(x, y));
  const top = layoutOf(boardOf(20_000, 20_000), [foe], [wood]);
  const free: Passing = { piece: () => null, unit: () => null, table: null };
  const closed: Passing = {
    piece: () => ({ code: 'closed', rule: null }),
    unit: () => ({ code: 'foe', rule: null }),
    table: { box: top.box, says: { code: 'off', rule: null } },
  };
  const judge = (points: Point[], passing: Passing) => {
    const b = disc(points[0]!.x, points[0]!.y);
    return refusePassage({ body: b, points, model: 'm' }, inBox(top, boxOfWays([b], [points]), 'me'), passing);
  };
  const to = (x: number, y: number): Point[] => [
    { x: 1000, y: 1000 },
    { x, y },
  ];

  it('the first thing that bars a leg is named, and the leg if there are several; the end is checked elsewhere', () => {
    expect(judge(to(1500, 1000), closed)).toBeNull();
    expect(judge(to(1501, 1000), closed)).toEqual({ code: 'closed', rule: null, args: { terrain: 'wood' } });
    expect(judge(to(9000, 1000), { ...closed, piece: () => null })).toEqual({
      code: 'foe',
      rule: null,
      args: { unit: 'foe' },
    });
    expect(judge(to(9000, 1000), free)).toBeNull();
    expect(judge([...to(1000, 4500), { x: 9000, y: 4500 }], closed)).toBeNull();
    expect(judge([...to(1500, 1000), { x: 9000, y: 1000 }], closed)).toEqual({
      code: 'closed',
      rule: null,
      args: { terrain: 'wood' },
      at: { mover: 'm', leg: 2 },
    });
  });

  it('no model leaves the table on the way and comes back', () => {
    expect(judge([...to(400, 8000), { x: 1000, y: 8000 }], closed)?.code).toBe('off');
    expect(judge([...to(400, 8000), { x: 1000, y: 8000 }], free)).toBeNull();
  });

  it('a body that passes freely overlaps nothing at any corner', () => {
    fc.assert(
      fc.property(body, fc.array(point, { minLength: 1, maxLength: 3 }), pieces, (b, steps, terrain) => {
        const points = [b.centre, ...steps];
        const all = layoutOf(boardOf(90_000, 90_000), [foe], terrain);
        const near = inBox(all, boxOfWays([b], [points]), 'me');
        if (refusePassage({ body: b, points }, near, { ...closed, table: null }) !== null) return;
        for (const p of points) {
          const there = shifted(b, p.x - b.centre.x, p.y - b.centre.y);
          expect(overlaps(there, foe.bodies[0]!)).toBe(false);
          for (const piece of terrain) expect(overlapsRegion(there, piece.shape)).toBe(false);
        }
      }),
    );
  });
});

describe('straight ahead', () => {
  it('a body goes as far as it can, and never into what is in its way', () => {
    fc.assert(
      fc.property(body, bodies, point, (b, obstacles, { x, y }) => {
        fc.pre(!obstacles.some((o) => overlaps(b, o)) && (x !== 0 || y !== 0));
        const step = straightStep(b, x, y, obstacles);
        const there = shifted(b, step.x, step.y);
        expect(obstacles.some((o) => overlaps(there, o))).toBe(false);
        expect(Math.hypot(step.x, step.y)).toBeLessThanOrEqual(Math.hypot(x, y));
      }),
    );
  });

  it('models in front go first; all end apart, or there is no such move', () => {
    const file = [disc(0, 0), disc(1000, 0), disc(2000, 0)];
    expect(frontToRear(file, 1, 0)).toEqual([2, 1, 0]);
    const wall = disc(5000, 0);
    const ahead = { obstacles: [wall], taken: [], mayEnd: () => true };
    expect(advance(file, 3000, 0, ahead)!.map((b) => b.centre.x)).toEqual([1875, 2875, 4000]);
    expect(advance(file, 3000, 0, { ...ahead, mayEnd: () => false })).toBeNull();
    fc.assert(
      fc.property(bodies, point, (all, { x, y }) => {
        const ends = advance(all, x, y, { obstacles: [], taken: [], mayEnd: () => true });
        ends?.forEach((a, i) => {
          for (let j = 0; j < i; j++) expect(overlaps(a, ends[j]!)).toBe(false);
        });
      }),
    );
  });
});

describe('directions', () => {
  it('a step is never longer than requested and at most two ticks shorter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3599 }), fc.integer({ min: 0, max: 90_000 }), (angle, far) => {
        const { dx, dy } = stepIn(angle, far);
        expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(far + 1e-6);
        expect(Math.hypot(dx, dy)).toBeGreaterThan(far - 2);
      }),
    );
  });

  it('the direction to a point is the nearest of the five-degree steps', () => {
    fc.assert(
      fc.property(spot, spot, (a, b) => {
        fc.pre(a.x !== b.x || a.y !== b.y);
        const exact = (Math.atan2(b.y - a.y, b.x - a.x) * 1800) / Math.PI;
        const off = (((directionTo(a, b) - exact) % 3600) + 3600) % 3600;
        expect(Math.min(off, 3600 - off)).toBeLessThanOrEqual(25.1);
      }),
    );
  });

  it('a fan holds each direction once', () => {
    expect(fanFrom(100)).toHaveLength(16);
    expect(new Set(fanFrom(100)).size).toBe(16);
    expect(fanFrom(3500, 8)).toEqual([3500, 350, 3050, 800, 2600, 1250, 2150, 1700]);
  });
});
