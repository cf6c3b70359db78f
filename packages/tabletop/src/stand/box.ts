import type { Body, Box, Point } from '@walstatt/geometry';

/** The box around some bodies. This runs for every place a search looks at, so it does not allocate a box per body. */
export function boxAround(bodies: readonly Body[]): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const b of bodies) {
    if (b.kind === 'circle') {
      const { centre, radius } = b;
      if (centre.x - radius < minX) minX = centre.x - radius;
      if (centre.x + radius > maxX) maxX = centre.x + radius;
      if (centre.y - radius < minY) minY = centre.y - radius;
      if (centre.y + radius > maxY) maxY = centre.y + radius;
      continue;
    }
    for (const p of b.points) {
      if (p.x < minX) minX = p.x;
      if (p.x > maxX) maxX = p.x;
      if (p.y < minY) minY = p.y;
      if (p.y > maxY) maxY = p.y;
    }
  }
  return { minX, minY, maxX, maxY };
}

/** The box around two points. */
export const boxOfPoints = (a: Point, b: Point): Box => ({
  minX: Math.min(a.x, b.x),
  minY: Math.min(a.y, b.y),
  maxX: Math.max(a.x, b.x),
  maxY: Math.max(a.y, b.y),
});

/** The box that reaches this much farther on every side. */
export const grown = (box: Box, by: number): Box => ({
  minX: box.minX - by,
  minY: box.minY - by,
  maxX: box.maxX + by,
  maxY: box.maxY + by,
});

/** Do two boxes have a point in common, their edges included? */
export const boxesMeet = (a: Box, b: Box): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

/** Does all of the first box lie in the second? Touching its edge from inside is in. */
export const isBoxIn = (box: Box, outer: Box): boolean =>
  box.minX >= outer.minX && box.minY >= outer.minY && box.maxX <= outer.maxX && box.maxY <= outer.maxY;

/** Does all of the body lie in the box? Touching its edge from inside is in. */
export function isBodyIn(body: Body, box: Box): boolean {
  if (body.kind === 'circle') {
    const { centre, radius } = body;
    return (
      centre.x - radius >= box.minX &&
      centre.x + radius <= box.maxX &&
      centre.y - radius >= box.minY &&
      centre.y + radius <= box.maxY
    );
  }
  for (const p of body.points) if (p.x < box.minX || p.x > box.maxX || p.y < box.minY || p.y > box.maxY) return false;
  return true;
}

/** The corners of a box, counter-clockwise from the lower left. */
export const cornersOf = ({ minX, minY, maxX, maxY }: Box): readonly Point[] => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];
