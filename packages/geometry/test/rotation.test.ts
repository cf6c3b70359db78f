import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Body,
  bodyAt,
  circle,
  INCH,
  type Motion,
  overlaps,
  type Point,
  type Pose,
  poseAfter,
  rectangle,
  turnedAbout,
  turnUntilHit,
  turnUntilRegion,
  wayLength,
} from '../src/index.ts';

const tank = rectangle(6000, 3500);
const corners = tank.kind === 'hull' ? tank.points : [];

/** Signed distance from a point to the true rectangle, turned without rounding by any angle about the pivot. */
function trueDistance(pose: Pose, pivot: Point, tenths: number, p: Point): number {
  // Turn the point back instead, first about the pivot, then into the frame of the base.
  const back = (-tenths * Math.PI) / 1800;
  const x = pivot.x + (p.x - pivot.x) * Math.cos(back) - (p.y - pivot.y) * Math.sin(back) - pose.x;
  const y = pivot.y + (p.x - pivot.x) * Math.sin(back) + (p.y - pivot.y) * Math.cos(back) - pose.y;
  const f = (-pose.facing * Math.PI) / 1800;
  const u = Math.abs(x * Math.cos(f) - y * Math.sin(f)) - 3000;
  const v = Math.abs(x * Math.sin(f) + y * Math.cos(f)) - 1750;
  return u > 0 && v > 0 ? Math.sqrt(u * u + v * v) : Math.max(u, v);
}

const poses = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  z: fc.constant(0),
  facing: fc.integer({ min: 0, max: 3599 }),
});
const turns = fc.integer({ min: -1800, max: 1800 });
const obstacles = fc
  .tuple(poses, fc.integer({ min: 3, max: 2000 }))
  .map(([p, r]) => bodyAt(circle(r), { x: Math.round(p.x / 2), y: p.y, facing: 0 }));
/** 0: about the centre; 1 to 4: about a corner. */
const pivots = fc.integer({ min: 0, max: 4 });

const pivotOf = (pose: Pose, k: number): Point => {
  const body = bodyAt(tank, pose);
  return k === 0 || body.kind === 'circle' ? pose : body.points[k - 1]!;
};

describe('turnUntilHit against a circle, compared with the true turn sampled twenty times per tenth of a degree', () => {
  const radius = (b: Body): number => (b.kind === 'circle' ? b.radius : 0);

  test('free means: the true turn enters by less than 2 ticks; with a margin of 2: not at all', () => {
    fc.assert(
      fc.property(poses, turns, obstacles, pivots, (pose, by, o, k) => {
        const pivot = pivotOf(pose, k);
        for (const margin of [0, 2]) {
          const free = turnUntilHit(tank, pose, by, o, pivot, margin);
          const until = (free ?? Math.abs(by)) * Math.sign(by);
          let deepest = Number.POSITIVE_INFINITY;
          for (let i = 0; i <= 20 * Math.abs(until); i++)
            deepest = Math.min(deepest, trueDistance(pose, pivot, (Math.sign(by) * i) / 20, o.centre) - radius(o));
          // A base that stands too near from the start is found at 0, before any turn.
          if (free !== 0) expect(deepest).toBeGreaterThan(margin - 2);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a hit means: within the next tenth the true turn comes nearer than 2 ticks', () => {
    fc.assert(
      fc.property(poses, turns, obstacles, pivots, (pose, by, o, k) => {
        const pivot = pivotOf(pose, k);
        const free = turnUntilHit(tank, pose, by, o, pivot);
        if (free === null) return;
        let nearest = Number.POSITIVE_INFINITY;
        for (let i = 0; i <= 20; i++)
          nearest = Math.min(nearest, trueDistance(pose, pivot, Math.sign(by) * (free + i / 20), o.centre) - radius(o));
        expect(nearest).toBeLessThan(2);
      }),
      { numRuns: 300 },
    );
  });

  test('it is exact at whole tenths: no overlap up to the last free one', () => {
    fc.assert(
      fc.property(poses, turns, obstacles, pivots, (pose, by, o, k) => {
        const pivot = pivotOf(pose, k);
        const free = turnUntilHit(tank, pose, by, o, pivot);
        const until = free ?? Math.abs(by);
        for (let i = free === 0 ? 1 : 0; i <= until; i++)
          expect(overlaps(bodyAt(tank, turnedAbout(pose, Math.sign(by) * i, pivot)), o)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

test('a region stops a turn as the same hull does', () => {
  fc.assert(
    fc.property(poses, turns, poses, (pose, by, at) => {
      const o = bodyAt(rectangle(900, 1300), { x: Math.round(at.x / 2), y: Math.round(at.y / 2), facing: at.facing });
      if (o.kind !== 'hull') return;
      expect(turnUntilRegion(tank, pose, by, o.points)).toBe(turnUntilHit(tank, pose, by, o));
    }),
    { numRuns: 200 },
  );
});

test('a round base turns freely about its centre and is swept about another point', () => {
  const pose = { x: 0, y: 0, z: 0, facing: 0 };
  const o = bodyAt(circle(100), { x: 0, y: 1000, facing: 0 });
  expect(turnUntilHit(circle(500), pose, 3600, o)).toBeNull();
  expect(turnUntilHit(circle(500), pose, 1800, o, { x: 500, y: 500 })).toBeNull();
  expect(turnUntilHit(circle(500), pose, -1800, o, { x: 500, y: 500 })).toBeGreaterThan(0);
});

describe('the length of a way', () => {
  const start = { x: 0, y: 0, z: 0, facing: 0 };
  const go = (dx: number, dy: number): Motion => ({ kind: 'go', dx, dy });

  test('straight legs are the same for every point', () => {
    for (const measure of ['centre', 'farthest'] as const)
      expect(wayLength(tank, start, [go(3000, 4000), go(-600, 800)], measure)).toBe(6000);
  });

  test('a turn costs the farthest corner its arc, the centre nothing', () => {
    const quarter: Motion = { kind: 'turn', by: -900 };
    const reach = Math.sqrt(3000 ** 2 + 1750 ** 2);
    expect(wayLength(tank, start, [quarter], 'centre')).toBe(0);
    expect(wayLength(tank, start, [quarter], 'farthest')).toBeCloseTo((reach * Math.PI) / 2, 6);
    expect(wayLength(circle(1250), start, [quarter, go(INCH, 0)], 'farthest')).toBe(INCH);
  });

  test('about a corner: that corner stays, the opposite one travels farthest', () => {
    const about = { x: 3000, y: -1750 };
    const diagonal = Math.sqrt(6000 ** 2 + 3500 ** 2);
    const motions: Motion[] = [{ kind: 'turn', by: 450, about }];
    expect(wayLength(tank, start, motions, 'farthest')).toBeCloseTo((diagonal * Math.PI) / 4, 6);
    expect(wayLength(tank, start, motions, 'centre')).toBeCloseTo(((diagonal / 2) * Math.PI) / 4, 6);
  });

  test('equals the longest polyline of any point of the base, sampled finely', () => {
    const motion: fc.Arbitrary<Motion> = fc.oneof(
      fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -5000, max: 5000 })).map(([x, y]) => go(x, y)),
      turns.map((by): Motion => ({ kind: 'turn', by })),
      fc.tuple(turns, poses).map(([by, p]): Motion => ({ kind: 'turn', by, about: { x: p.x, y: p.y } })),
    );
    fc.assert(
      fc.property(poses, fc.array(motion, { maxLength: 4 }), (pose, motions) => {
        const ways = corners.map((c) => {
          let at: Pose = pose;
          let length = 0;
          for (const m of motions) {
            if (m.kind === 'go') length += Math.sqrt(m.dx * m.dx + m.dy * m.dy);
            else {
              const f = (at.facing * Math.PI) / 1800;
              const pivot = m.about ?? at;
              const x = at.x + c.x * Math.cos(f) - c.y * Math.sin(f) - pivot.x;
              const y = at.y + c.x * Math.sin(f) + c.y * Math.cos(f) - pivot.y;
              const step = Math.abs((m.by * Math.PI) / 1800) / 1000;
              for (let i = 0; i < 1000; i++) length += 2 * Math.sin(step / 2) * Math.sqrt(x * x + y * y);
            }
            at = poseAfter(at, m);
          }
          return length;
        });
        const expected = Math.max(...ways);
        expect(Math.abs(wayLength(tank, pose, motions, 'farthest') - expected)).toBeLessThan(0.1);
      }),
      { numRuns: 50 },
    );
  });
});

test('turning back and forth about a point returns to within rounding', () => {
  fc.assert(
    fc.property(poses, turns, poses, (pose, by, pivot) => {
      const there = turnedAbout(pose, by, pivot);
      const back = turnedAbout(there, -by, pivot);
      expect(back.facing).toBe(pose.facing);
      expect(Math.abs(back.x - pose.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(back.y - pose.y)).toBeLessThanOrEqual(1);
    }),
  );
});
