import { type Body, bodyAt, circle, type Point, rectangle } from '@walstatt/geometry';
import fc from 'fast-check';
import { pieceOf } from '../src/stand/piece.ts';
import type { Spot } from '../src/stand/spot.ts';

/** Laws are tested in a small corner of a table, so that models meet often. */
export const coordinate = fc.integer({ min: 0, max: 40_000 });
export const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
export const spot: fc.Arbitrary<Spot> = fc.record({
  x: coordinate,
  y: coordinate,
  facing: fc.integer({ min: 0, max: 3599 }),
});
export const line: fc.Arbitrary<Point[]> = fc.array(point, { minLength: 2, maxLength: 5 });

const base = fc.oneof(
  fc.integer({ min: 500, max: 4000 }).map(circle),
  fc.tuple(fc.integer({ min: 1000, max: 6000 }), fc.integer({ min: 1000, max: 6000 })).map(([l, w]) => rectangle(l, w)),
);
export const body: fc.Arbitrary<Body> = fc.tuple(base, spot).map(([b, at]) => bodyAt(b, at));
export const bodies: fc.Arbitrary<Body[]> = fc.array(body, { minLength: 1, maxLength: 7 });

export const patch = fc
  .record({
    x: coordinate,
    y: coordinate,
    w: fc.integer({ min: 500, max: 12_000 }),
    d: fc.integer({ min: 500, max: 12_000 }),
  })
  .map(({ x, y, w, d }) => [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + d },
    { x, y: y + d },
  ]);
export const pieces = fc
  .array(patch, { maxLength: 5 })
  .map((shapes) => shapes.map((shape, i) => pieceOf(`T${i}`, { shape })));

/** A round base around a point. */
export const disc = (x: number, y: number, radius = 500): Body => ({ kind: 'circle', centre: { x, y }, radius });
