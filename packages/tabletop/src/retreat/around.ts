import { cutPath, type Ground, type Point, shortestPath } from '@walstatt/geometry';

/** Where a model ends that goes a given distance along the shortest way to a goal, and how long the whole way is. */
export type Flight = { readonly end: Point; readonly length: number };

/** A given distance along the shortest way to a goal, around everything on the ground. Null if no way leads there. */
export function flightAround(ground: Ground, from: Point, goal: Point, distance: number): Flight | null {
  const path = shortestPath(ground, from, { point: goal });
  if (path === null) return null;
  const { points } = cutPath(ground, path, distance);
  return { end: points[points.length - 1]!, length: path.length };
}
