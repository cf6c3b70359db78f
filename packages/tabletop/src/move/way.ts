import { type Body, type Box, boxOf, type Point } from '@walstatt/geometry';
import { boxAround } from '../stand/box.ts';
import type { Spot } from '../stand/spot.ts';

/**
 * The way of one model: the corners of the line that its centre follows, both ends included, and its facing at the end.
 */
export type Way = { readonly model: string; readonly points: readonly Point[]; readonly facing: number };

export const endOf = ({ points, facing }: Way): Spot => {
  const { x, y } = points[points.length - 1]!;
  return { x, y, facing };
};

/** The length of a line through these points, in ticks. */
export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) length += legLength(points[i - 1]!, points[i]!);
  return length;
}

export const legLength = (a: Point, b: Point): number =>
  Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));

/** The way of a model straight from its spot to a point. */
export const straight = (model: string, { x, y, facing }: Spot, to: Point): Way => ({
  model,
  points: [{ x, y }, to],
  facing,
});

/** The ways of a formation that moves by one step as a whole. */
export const translation = (models: readonly string[], spots: readonly Spot[], dx: number, dy: number): Way[] =>
  models.map((model, i) => straight(model, spots[i]!, { x: spots[i]!.x + dx, y: spots[i]!.y + dy }));

/** The box around everything that bodies may touch when they follow these lines without turning. */
export function boxOfWays(bodies: readonly Body[], ways: readonly (readonly Point[])[]): Box {
  let { minX, minY, maxX, maxY } = boxAround(bodies);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!;
    if (way.length < 2) continue;
    const box = boxOf(bodies[i]!);
    for (let k = 1; k < way.length; k++) {
      const dx = way[k]!.x - way[0]!.x;
      const dy = way[k]!.y - way[0]!.y;
      minX = Math.min(minX, box.minX + dx);
      minY = Math.min(minY, box.minY + dy);
      maxX = Math.max(maxX, box.maxX + dx);
      maxY = Math.max(maxY, box.maxY + dy);
    }
  }
  return { minX, minY, maxX, maxY };
}
