import type { Body } from './body.ts';
import { type Box, boxOfPolygon } from './box.ts';
import { type OffsetCorner, offsetCircle, offsetCorner } from './offset-corners.ts';
import type { Point, Polygon } from './point.ts';
import { counterClockwise, locate } from './polygon.ts';
import { type Footprint, footprintOf } from './prism.ts';
import { compareToSegment, segmentsWithin } from './segment.ts';
import { onTable, type Table } from './table.ts';

/** Something to walk around. The base may come as near as `gap` (0 by default: it may touch), but no nearer. */
export type Obstacle = { readonly shape: Footprint; readonly gap?: number };

export const bodyObstacle = (body: Body, gap = 0): Obstacle => ({ shape: footprintOf(body), gap });

/** Borders that the centre of the base must keep `reach` away from: the centre of a disc, or edges from `a` to `b`. */
export type Barrier = {
  readonly a: readonly Point[];
  readonly b: readonly Point[];
  readonly reach: number;
  readonly box: Box;
  /** The area inside the borders, if the base must not be in it. */
  readonly region: Polygon | null;
};

/**
 * Where a round base of one size may go, prepared once for all its paths. Legs are checked exactly; the corners are the
 * points where shortest paths bend.
 */
export type Ground = {
  readonly radius: number;
  readonly barriers: readonly Barrier[];
  readonly table: Table | null;
  readonly corners: readonly OffsetCorner[];
  /** Cached for each corner: 0 not checked yet, 1 the base may stand there, 2 it may not. */
  readonly asked: Uint8Array;
  /** Cached for the starting places of paths: whether the base may stand there. */
  readonly starts: Map<number, boolean>;
};

/** The ground for a base of this radius (at least 1) among obstacles, all of it on the table if one is given. */
export function groundFor(radius: number, obstacles: readonly Obstacle[], table: Table | null = null): Ground {
  const corners: OffsetCorner[] = [];
  const barriers = obstacles.map(({ shape, gap = 0 }) => {
    const barrier = barrierAround(shape, radius + gap);
    const { a, b, reach } = barrier;
    if (shape.kind === 'circle') offsetCircle(shape.centre, reach, corners);
    else for (let i = 0; i < a.length; i++) offsetCorner(a[i]!, b[i]!, b[(i + 1) % b.length]!, reach, corners);
    return barrier;
  });
  if (table !== null) {
    const { rim } = table;
    const a = rim.map((edge) => edge.a);
    const b = rim.map((edge) => edge.b);
    barriers.push({ a, b, reach: radius, box: boxOfPolygon(a), region: null });
    // What lies off the table is the obstacle, so the table's outline is walked the other way round.
    for (const into of rim)
      for (const from of rim)
        if (into.b.x === from.a.x && into.b.y === from.a.y) offsetCorner(from.b, into.b, into.a, radius, corners);
  }
  return { radius, barriers, table, corners, asked: new Uint8Array(corners.length), starts: new Map() };
}

/** The border of one shape, from which centres must stay `reach` away. */
export function barrierAround(shape: Footprint, reach: number): Barrier {
  if (shape.kind === 'circle') {
    const centre = [shape.centre];
    return { a: centre, b: centre, reach: reach + shape.radius, box: boxOfPolygon(centre), region: null };
  }
  const region = counterClockwise(shape.points);
  const b = region.map((_, i) => region[(i + 1) % region.length]!);
  return { a: region, b, reach, box: boxOfPolygon(region), region };
}

/** May the base stand here? Exact. */
export const standsFree = (ground: Ground, p: Point): boolean =>
  (ground.table === null || onTable(ground.table, p)) &&
  ground.barriers.every((b) => (b.region === null || locate(p.x, p.y, b.region) <= 0) && staysClear(b, p, p));

/** The same for a place where many paths start: the answer is cached. */
export function startIsFree(ground: Ground, p: Point): boolean {
  const key = p.x * STRIDE + p.y;
  let free = ground.starts.get(key);
  if (free === undefined) {
    free = standsFree(ground, p);
    ground.starts.set(key, free);
  }
  return free;
}

/** Coordinates lie within two million ticks (20 m), so two of them fit into one number. */
const STRIDE = 2 ** 22;

/** May the base stand at a corner? No path bends where it may not. */
export function cornerIsFree(ground: Ground, corner: number): boolean {
  const { asked } = ground;
  if (asked[corner] === 0) asked[corner] = standsFree(ground, ground.corners[corner]!) ? 1 : 2;
  return asked[corner] === 1;
}

/** Whether the corner has been checked before and the base may not stand there. */
export const isKnownBarred = (ground: Ground, corner: number): boolean => ground.asked[corner] === 2;

/**
 * May the base move straight from p, where it stands free, to q? Exact, and always the same answer as sweeping the
 * base.
 */
export function legIsFree(ground: Ground, p: Point, q: Point): boolean {
  for (let i = 0; i < ground.barriers.length; i++) if (!staysClear(ground.barriers[i]!, p, q)) return false;
  return true;
}

/** Does the centre keep its distance on its way from p to q? */
export function staysClear(barrier: Barrier, p: Point, q: Point): boolean {
  const { box, reach } = barrier;
  const minX = Math.min(p.x, q.x) - reach;
  const maxX = Math.max(p.x, q.x) + reach;
  const minY = Math.min(p.y, q.y) - reach;
  const maxY = Math.max(p.y, q.y) + reach;
  if (box.maxX <= minX || box.minX >= maxX || box.maxY <= minY || box.minY >= maxY) return true;
  if (barrier.a === barrier.b) return compareToSegment(barrier.a[0]!, p, q, reach) >= 0;
  for (let i = 0; i < barrier.a.length; i++) {
    const a = barrier.a[i]!;
    const b = barrier.b[i]!;
    if ((a.x <= minX && b.x <= minX) || (a.x >= maxX && b.x >= maxX)) continue;
    if ((a.y <= minY && b.y <= minY) || (a.y >= maxY && b.y >= maxY)) continue;
    if (segmentsWithin(p, q, a, b, reach, true)) return false;
  }
  return true;
}
