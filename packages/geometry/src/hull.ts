import { cosine, FULL_TURN, sine, TRIG_SCALE } from './angle.ts';
import type { Body } from './body.ts';
import { type Point, type Polygon, turn } from './point.ts';

/** The convex hull, counter-clockwise from the lowest point, without collinear corners. Exact (monotone chain). */
export function convexHull(points: readonly Point[]): Polygon {
  const sorted = [...points].sort((a, b) => a.y - b.y || a.x - b.x);
  const distinct = sorted.filter((p, i) => i === 0 || p.x !== sorted[i - 1]!.x || p.y !== sorted[i - 1]!.y);
  if (distinct.length < 3) return distinct;
  const half = (order: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of order) {
      while (chain.length > 1 && turn(chain[chain.length - 2]!, chain[chain.length - 1]!, p) <= 0) chain.pop();
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(distinct), ...half(distinct.toReversed())];
}

/** How many corners the polygon has that replaces a circle. 3600 must be a multiple of it. */
const CORNERS = 48;
/** 1 / cos(180° / 48), rounded up. */
const OUTER = 1.002147;

/**
 * A convex polygon of at most 48 integer corners that contains the whole circle. It sticks out by at most 0.00215 ×
 * radius + 2 ticks: corners lie on a circle one tick wider, so that rounding never cuts in.
 */
export function outerPolygon(centre: Point, radius: number): Polygon {
  const r = ((radius + 1) * OUTER) / TRIG_SCALE;
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i * FULL_TURN) / CORNERS;
    return { x: centre.x + Math.round(r * cosine(angle)), y: centre.y + Math.round(r * sine(angle)) };
  });
  return convexHull(corners);
}

/** The convex hull of several bodies. Circles go in as `outerPolygon`, so the result contains them, with that bound. */
export const hullOfBodies = (bodies: readonly Body[]): Polygon =>
  convexHull(bodies.flatMap((b) => (b.kind === 'hull' ? b.points : outerPolygon(b.centre, b.radius))));

/** The index of the lowest, then leftmost corner. */
function lowest(polygon: Polygon): number {
  let best = 0;
  for (let i = 1; i < polygon.length; i++) {
    const p = polygon[i]!;
    const q = polygon[best]!;
    if (p.y < q.y || (p.y === q.y && p.x < q.x)) best = i;
  }
  return best;
}

/**
 * All sums of a point of one convex polygon and a point of the other (Minkowski). Both run counter-clockwise and may
 * have only one or two corners. Exact: it merges the edges of both, sorted by direction.
 */
export function minkowskiSum(a: Polygon, b: Polygon): Polygon {
  const la = lowest(a);
  const lb = lowest(b);
  const edgesA = a.length < 2 ? 0 : a.length;
  const edgesB = b.length < 2 ? 0 : b.length;
  const result: Point[] = [];
  let i = 0;
  let j = 0;
  while (true) {
    const p = a[(la + i) % a.length]!;
    const q = b[(lb + j) % b.length]!;
    result.push({ x: p.x + q.x, y: p.y + q.y });
    if (i >= edgesA && j >= edgesB) break;
    const pn = a[(la + i + 1) % a.length]!;
    const qn = b[(lb + j + 1) % b.length]!;
    const cross = (pn.x - p.x) * (qn.y - q.y) - (pn.y - p.y) * (qn.x - q.x);
    const takeA = j >= edgesB || (i < edgesA && cross >= 0);
    const takeB = i >= edgesA || (j < edgesB && cross <= 0);
    if (takeA) i++;
    if (takeB) j++;
  }
  if (result.length > 1) result.pop();
  return result;
}

/** The polygon turned by 180° about the origin: what a moving hull looks like to the thing it moves against. */
export const mirrored = (polygon: Polygon): Polygon => polygon.map((p) => ({ x: -p.x, y: -p.y }));
