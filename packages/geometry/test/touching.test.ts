import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Base, type Body, bodyAt, circle, rectangle } from '../src/body.ts';
import { inContact } from '../src/contact.ts';
import { gapAtMost, overlaps } from '../src/distance.ts';
import { placeOnFloors } from '../src/placement-floors.ts';
import { whollyInRegion } from '../src/region.ts';
import { placeAllTouching, placeTouching } from '../src/touching.ts';
import { someBody } from './arbitraries.ts';

const hull = bodyAt(rectangle(4000, 2000), { x: 0, y: 0, facing: 0 });
const pose = (x: number, y: number, facing = 0, z = 0) => ({ x, y, z, facing });
const someBase: fc.Arbitrary<Base> = fc.oneof(
  fc.integer({ min: 200, max: 1500 }).map(circle),
  fc.tuple(fc.integer({ min: 400, max: 3000 }), fc.integer({ min: 400, max: 3000 })).map(([l, w]) => rectangle(l, w)),
);
const somePose = fc
  .tuple(
    fc.integer({ min: -8000, max: 8000 }),
    fc.integer({ min: -8000, max: 8000 }),
    fc.integer({ min: 0, max: 3599 }),
  )
  .map(([x, y, facing]) => pose(x, y, facing));
const far = (p: { x: number; y: number }, q: { x: number; y: number }): number => Math.hypot(p.x - q.x, p.y - q.y);

describe('a place that touches a body', () => {
  test('is the nearest one: of a hull, opposite the wanted place', () => {
    expect(placeTouching(circle(500), { target: hull, near: pose(700, 9000) })).toEqual(pose(700, 1500));
    expect(placeTouching(rectangle(1000, 1000), { target: hull, near: pose(9000, 300) })).toEqual(pose(2500, 300));
    // From inside the target: the nearest way out.
    expect(placeTouching(circle(500), { target: hull, near: pose(0, -100) })).toEqual(pose(0, -1500));
  });

  test('moves aside just as far as it must', () => {
    const other = bodyAt(circle(500), pose(0, 1500));
    const found = placeTouching(circle(500), { target: hull, near: pose(10, 1500), blocked: [other] })!;
    expect(found.x).toBeGreaterThanOrEqual(1000);
    expect(found.x).toBeLessThanOrEqual(1004);
    expect(found.y).toBe(1500);
  });

  test('is found with another facing if the wanted one has no room', () => {
    const walls: Body[] = [1, -1].map((side) => bodyAt(rectangle(9000, 100), pose(6600, side * 700)));
    const task = {
      target: hull,
      near: pose(5000, 0, 900),
      blocked: walls,
      allowed: (b: Body) => b.centre.x > 2400 && Math.abs(b.centre.y) < 1000,
    };
    expect(placeTouching(rectangle(2000, 1200), task)).toBeNull();
    expect(placeTouching(rectangle(2000, 1200), { ...task, facings: [900, 0] })).toEqual(pose(3000, 0, 0));
  });

  /** About how far the spots that are tried lie apart at most, in ticks. A gap narrower than this may be missed. */
  const SPACING = 200;

  test('touches, overlaps nothing, and no spot with room around it is clearly nearer', () => {
    fc.assert(
      fc.property(
        someBase,
        somePose,
        someBody(3000, 400, 2000),
        fc.array(someBody(6000, 300, 1500), { maxLength: 3 }),
        (base, near, target, others) => {
          const blocked = others.filter((o) => !overlaps(o, target));
          const found = placeTouching(base, { target, near, blocked });
          const reach = 20000;
          let least = Number.POSITIVE_INFINITY;
          for (let i = 0; i < 90; i++) {
            // A slow search of its own: from far away straight towards the centre until the bodies meet.
            const angle = (i * Math.PI) / 45;
            let [out, into] = [reach, 0];
            for (let k = 0; k < 24; k++) {
              const middle = (out + into) / 2;
              const x = target.centre.x + Math.round(middle * Math.cos(angle));
              const y = target.centre.y + Math.round(middle * Math.sin(angle));
              if (overlaps(bodyAt(base, { x, y, facing: near.facing }), target)) into = middle;
              else out = middle;
            }
            const x = target.centre.x + Math.round(out * Math.cos(angle));
            const y = target.centre.y + Math.round(out * Math.sin(angle));
            const there = bodyAt(base, { x, y, facing: near.facing });
            if (!overlaps(there, target) && !blocked.some((b) => gapAtMost(b, there, SPACING)))
              least = Math.min(least, far({ x, y }, near));
          }
          if (found === null) {
            expect(least).toBe(Number.POSITIVE_INFINITY);
            return;
          }
          const body = bodyAt(base, found);
          expect(inContact(body, target)).toBe(true);
          expect(blocked.some((b) => overlaps(b, body))).toBe(false);
          expect(far(found, near)).toBeLessThanOrEqual(least + SPACING);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is found for a whole group, side by side', () => {
    const bases = Array.from({ length: 6 }, () => circle(500));
    const { poses, complete } = placeAllTouching(bases, { target: hull, near: pose(0, 3000) });
    expect(complete).toBe(true);
    const bodies = poses.map((p) => bodyAt(circle(500), p));
    bodies.forEach((b, i) => {
      expect(inContact(b, hull)).toBe(true);
      for (const other of bodies.slice(0, i)) expect(overlaps(b, other)).toBe(false);
    });
    expect(bodies.filter((b) => b.centre.y === 1500).length).toBeGreaterThanOrEqual(4);
    const crowd = placeAllTouching(
      Array.from({ length: 40 }, () => circle(500)),
      { target: hull, near: pose(0, 3000) },
    );
    expect(crowd.complete).toBe(false);
    expect(crowd.poses.length).toBeGreaterThan(12);
  });
});

describe('places on floors', () => {
  const region = [
    { x: -3000, y: -3000 },
    { x: 3000, y: -3000 },
    { x: 3000, y: 3000 },
    { x: -3000, y: 3000 },
  ];
  const floors = [0, 7620, 15240].map((z) => ({ region, z }));
  const bases = Array.from({ length: 4 }, () => circle(500));
  const task = { bases, near: pose(0, 0, 0, 7000), floors, height: 3000, solids: [] };

  test('are wholly on the floor nearest in height, and what stands on another floor is not in the way', () => {
    const below = { body: bodyAt(circle(2900), pose(0, 0)), bottom: 0, height: 7620 };
    const { poses, complete } = placeOnFloors({ ...task, solids: [below] });
    expect(complete).toBe(true);
    for (const p of poses) {
      expect(p.z).toBe(7620);
      expect(whollyInRegion(bodyAt(circle(500), p), region)).toBe(true);
    }
  });

  test('are on the next floor where that one is full, and as many as fit where all are', () => {
    const full = (z: number) => ({ body: bodyAt(rectangle(6000, 6000), pose(0, 0)), bottom: z, height: 3000 });
    expect(placeOnFloors({ ...task, solids: [full(7620)] }).poses.map((p) => p.z)).toEqual([0, 0, 0, 0]);
    const halves = floors.map(({ z }) => ({
      body: bodyAt(rectangle(4000, 6000), pose(-1000, 0)),
      bottom: z,
      height: 3000,
    }));
    const few = placeOnFloors({ ...task, bases: Array.from({ length: 30 }, () => circle(500)), solids: halves });
    expect(few.complete).toBe(false);
    expect(few.poses.length).toBeGreaterThan(5);
  });
});

test('a body keeps its place when the pose it was made from changes', () => {
  const changing = { x: 1, y: 2, facing: 0 };
  const bodies = [bodyAt(circle(5), changing), bodyAt(rectangle(4, 2), changing)];
  changing.x = 9;
  for (const body of bodies) expect(body.centre).toEqual({ x: 1, y: 2 });
});
