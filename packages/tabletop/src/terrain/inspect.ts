import { type Box, commonArea, type Polygon, polygonsOverlap } from '@walstatt/geometry';
import { cornersOf } from '../stand/box.ts';

/** Does all of an outline lie in a box, its border included? */
export const isOutlineIn = (shape: Polygon, { minX, minY, maxX, maxY }: Box): boolean =>
  shape.every((p) => p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY);

/** The names of the pieces that overlap, in pairs, in their order. */
export function overlappingPairs(shapes: Readonly<Record<string, Polygon>>): [string, string][] {
  const ids = Object.keys(shapes);
  return ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b): [string, string][] => (polygonsOverlap(shapes[a]!, shapes[b]!) ? [[a, b]] : [])),
  );
}

/** The share of a box, from 0 to 1, that some outlines cover together. */
export function coveredShare(box: Box, shapes: readonly Polygon[]): number {
  if (shapes.length === 0) return 0;
  return commonArea(cornersOf(box), shapes) / ((box.maxX - box.minX) * (box.maxY - box.minY));
}
