import fc from 'fast-check';
import type { Body } from '../src/body.ts';
import { bodyAt, circle, rectangle } from '../src/body.ts';
import type { Point, Polygon } from '../src/point.ts';

/** Random shapes for property tests. */

export const pointIn = (size: number): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: 0, max: size }), y: fc.integer({ min: 0, max: size }) });

/** A star-shaped polygon, mostly not convex, of either orientation. */
export const blob = (size: number, reach: number): fc.Arbitrary<Polygon> =>
  fc
    .record({
      centre: pointIn(size),
      radii: fc.array(fc.integer({ min: Math.floor(reach / 5), max: reach }), { minLength: 3, maxLength: 9 }),
      start: fc.integer({ min: 0, max: 359 }),
      reversed: fc.boolean(),
    })
    .map(({ centre, radii, start, reversed }) => {
      const points = radii.map((r, i) => {
        const angle = ((start + (360 * i) / radii.length) * Math.PI) / 180;
        return { x: Math.round(centre.x + r * Math.cos(angle)), y: Math.round(centre.y + r * Math.sin(angle)) };
      });
      return reversed ? points.reverse() : points;
    });

export const roundBody = (size: number, min: number, max: number): fc.Arbitrary<Body> =>
  fc.record({ at: pointIn(size), radius: fc.integer({ min, max }) }).map(({ at, radius }) => ({
    kind: 'circle' as const,
    centre: at,
    radius,
  }));

export const hullBody = (size: number, min: number, max: number): fc.Arbitrary<Body> =>
  fc
    .record({
      at: pointIn(size),
      length: fc.integer({ min, max }),
      width: fc.integer({ min, max }),
      facing: fc.integer({ min: 0, max: 3599 }),
    })
    .map(({ at, length, width, facing }) => bodyAt(rectangle(length, width), { ...at, facing }));

export const someBody = (size: number, min: number, max: number): fc.Arbitrary<Body> =>
  fc.oneof(roundBody(size, min, max), hullBody(size, 2 * min, 2 * max));

export const roundAt = (x: number, y: number, radius: number): Body => bodyAt(circle(radius), { x, y, facing: 0 });
