/** A point of the table in ticks. Coordinates are integers; x grows to the right, y grows upwards. */
export type Point = { readonly x: number; readonly y: number };

export type Polygon = readonly Point[];

/**
 * Twice the signed area of the triangle: positive if a, b, c turn counter-clockwise. Exact for |coordinate| <=
 * MAX_COORDINATE.
 */
export const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Squared distance, exact for |coordinate| <= MAX_COORDINATE. */
export const distanceSquared = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** Twice the signed area; positive for counter-clockwise polygons. */
export function doubleArea(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j]!;
    const b = polygon[i]!;
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}
