import type { Body } from './body.ts';
import { type Box, boxesNear, boxOf, boxOfPolygon, sweptBox } from './box.ts';
import { convexHull, minkowskiSum, mirrored } from './hull.ts';
import { passage } from './passage.ts';
import type { Point, Polygon } from './point.ts';
import { interiorPoint } from './polygon.ts';
import { gapToRegionAtMost, overlapsRegion } from './region.ts';
import { joined, type Stretch, stretchesInside, stretchesOfScaled } from './stretch.ts';

/**
 * A base that moves in a straight line by (dx, dy) without turning, against bodies and regions. Without `within` the
 * test is overlap (touching does not count); with it, a gap of at most `within` ticks (the limit counts). Whether there
 * is a hit, and whether it includes the start and the end, is exact. At the fractions the gap is accurate to 1e-6
 * ticks.
 */

const ORIGIN: Point = { x: 0, y: 0 };
const ALL_THE_WAY: Stretch = { from: 0, to: 1, before: true, after: true };

/**
 * A moving body as a moving point: whatever it moves against is widened by the body turned upside down (`around`) or by
 * its radius.
 */
type Mover = {
  readonly from: Point;
  readonly to: Point;
  readonly around: Polygon | null;
  readonly radius: number;
  readonly box: Box;
};

function moverOf(body: Body, dx: number, dy: number, box: Box): Mover {
  if (body.kind === 'hull')
    return { from: ORIGIN, to: { x: dx, y: dy }, around: mirrored(body.points), radius: 0, box };
  const to = { x: body.centre.x + dx, y: body.centre.y + dy };
  return { from: body.centre, to, around: null, radius: body.radius, box };
}

/** The stretch at a convex shape with a rim of its own (the radius of a circle) and a gap that counts. */
function stretchAtShape(mover: Mover, shape: Polygon, rim: number, within: number | undefined): Stretch | null {
  const reach = rim + (within ?? 0);
  if (!boxesNear(mover.box, boxOfPolygon(shape), reach)) return null;
  const widened = mover.around === null ? shape : minkowskiSum(shape, mover.around);
  return passage(mover.from, mover.to, widened, mover.radius + reach, within === undefined);
}

/**
 * The stretch of the move during which the body overlaps the other (or is within a gap of it). Both are convex, so
 * there is at most one.
 */
export function stretchAt(body: Body, dx: number, dy: number, other: Body, within?: number): Stretch | null {
  const box = sweptBox(boxOf(body), dx, dy);
  if (!boxesNear(box, boxOf(other), within ?? 0)) return null;
  const mover = moverOf(body, dx, dy, box);
  return other.kind === 'hull'
    ? stretchAtShape(mover, other.points, 0, within)
    : stretchAtShape(mover, [other.centre], other.radius, within);
}

/** The stretch of the move during which the border from a to b runs through the inside of the body. */
export function stretchAtBorder(body: Body, dx: number, dy: number, a: Point, b: Point): Stretch | null {
  const box = sweptBox(boxOf(body), dx, dy);
  const border = [a, b];
  return boxesNear(box, boxOfPolygon(border), 0)
    ? stretchAtShape(moverOf(body, dx, dy, box), border, 0, undefined)
    : null;
}

/** The stretches of the move during which an inner point of the body is inside the region. */
export const innerStretches = (body: Body, dx: number, dy: number, region: Polygon, border: boolean): Stretch[] =>
  body.kind === 'circle'
    ? stretchesInside(body.centre, { x: body.centre.x + dx, y: body.centre.y + dy }, region, border)
    : stretchesOfScaled(interiorPoint(body.points), dx, dy, region, border);

/**
 * The stretches of the move during which the body overlaps (or is within a gap of) a region, which need not be convex.
 */
export function stretchesAtRegion(body: Body, dx: number, dy: number, region: Polygon, within?: number): Stretch[] {
  const box = sweptBox(boxOf(body), dx, dy);
  if (!boxesNear(box, boxOfPolygon(region), within ?? 0)) return [];
  if (dx === 0 && dy === 0) {
    const here = within === undefined ? overlapsRegion(body, region) : gapToRegionAtMost(body, region, within);
    return here ? [ALL_THE_WAY] : [];
  }
  const found = innerStretches(body, dx, dy, region, within !== undefined);
  const mover = moverOf(body, dx, dy, box);
  for (let i = 0, j = region.length - 1; i < region.length; j = i++) {
    const s = stretchAtShape(mover, [region[j]!, region[i]!], 0, within);
    if (s !== null) found.push(s);
  }
  return joined(found);
}

/** Does the moving body overlap the other anywhere on its way? Exact. */
export const sweepOverlaps = (body: Body, dx: number, dy: number, other: Body): boolean =>
  stretchAt(body, dx, dy, other) !== null;

/** Does the moving body overlap the region anywhere on its way? Exact. */
export const sweepOverlapsRegion = (body: Body, dx: number, dy: number, region: Polygon): boolean =>
  stretchesAtRegion(body, dx, dy, region).length > 0;

/**
 * The earliest fraction of the move at which the body begins to overlap the other (or comes within the gap), or null.
 */
export const firstHit = (body: Body, dx: number, dy: number, other: Body, within?: number): number | null =>
  stretchAt(body, dx, dy, other, within)?.from ?? null;

/**
 * The earliest fraction of the move at which the body begins to overlap the region (or comes within the gap), or null.
 */
export const firstHitOfRegion = (body: Body, dx: number, dy: number, region: Polygon, within?: number): number | null =>
  stretchesAtRegion(body, dx, dy, region, within)[0]?.from ?? null;

/**
 * All the ground a hull covers on its way: the convex hull of start and end. (A circle covers a capsule, which is not a
 * polygon.)
 */
export const sweptHull = (points: Polygon, dx: number, dy: number): Polygon =>
  convexHull([...points, ...points.map((p) => ({ x: p.x + dx, y: p.y + dy }))]);
