import type { Body } from './body.ts';
import { gap, gapAtMost } from './distance.ts';
import type { Barrier } from './ground.ts';
import { barrierAround } from './ground.ts';
import { type OffsetCorner, offsetCircle, offsetCorner } from './offset-corners.ts';
import type { Point } from './point.ts';
import { footprintOf } from './prism.ts';
import { CONTACT_GAP } from './ticks.ts';

/**
 * Where a path should end: with the centre of the base on a point, or with the base near a body. Near means a gap of at
 * most `within`, which must be at least 2 ticks, and no overlap.
 */
export type Goal = { readonly point: Point } | { readonly body: Body; readonly within: number };

/** The goal of ending in contact with a body. */
export const contactWith = (body: Body): Goal => ({ body, within: CONTACT_GAP });

/** A goal prepared for a base of one size. */
export type Aim = {
  /** A lower bound for the distance from a point to the goal. */
  distance(p: Point): number;
  /** The end of the shortest straight line from a point to the goal. */
  nearest(p: Point): Point;
  /** Other ends to try when the way to the nearest one is barred. */
  readonly others: readonly Point[];
  /** The body that the base approaches and must not overlap. */
  readonly barrier: Barrier | null;
};

export function aimAt(goal: Goal, radius: number): Aim {
  if ('point' in goal) {
    const { point } = goal;
    const end = { x: point.x, y: point.y };
    return { distance: (p) => lengthOf(p.x - end.x, p.y - end.y), nearest: () => end, others: [], barrier: null };
  }
  const { body } = goal;
  // A whole tick is never more than 0.71 away from any point, so aiming a tick nearer always ends within.
  const within = goal.within - 1;
  const barrier = barrierAround(footprintOf(body), radius);
  const baseAt = (p: Point): Body => ({ kind: 'circle', centre: p, radius });
  return {
    distance: (p) => Math.max(0, gap(baseAt(p), body) - goal.within),
    nearest: (p) => {
      const far = gap(baseAt(p), body) - within;
      if (far <= 0) return p;
      const to = nearestOf(p, body);
      const k = far / lengthOf(to.x - p.x, to.y - p.y);
      return { x: Math.round(p.x + k * (to.x - p.x)), y: Math.round(p.y + k * (to.y - p.y)) };
    },
    others: pointsAround(body, radius + within).filter((p) => gapAtMost(baseAt(p), body, goal.within)),
    barrier,
  };
}

const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/**
 * The point of the body that a point outside looks straight at: the centre of a circle, or the nearest point of a hull.
 */
function nearestOf(p: Point, body: Body): Point {
  if (body.kind === 'circle') return body.centre;
  let best: Point = body.centre;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = body.points.length - 1; i < body.points.length; j = i++) {
    const a = body.points[j]!;
    const b = body.points[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const k = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
    const t = Math.max(0, Math.min(1, k));
    const q = { x: a.x + t * dx, y: a.y + t * dy };
    const d = lengthOf(p.x - q.x, p.y - q.y);
    if (d >= least) continue;
    least = d;
    best = q;
  }
  return best;
}

/** How many points along each side of a hull are tried. */
const ALONG = 8;

/**
 * Points all around a body, their centres at a given distance from it: 32 round a circle; at the corners and along the
 * sides of a hull.
 */
function pointsAround(body: Body, reach: number): Point[] {
  const found: OffsetCorner[] = [];
  if (body.kind === 'circle') {
    offsetCircle(body.centre, body.radius + reach, found);
    return found.map((p) => pulledIn(p, body.centre, body.radius + reach));
  }
  const { points } = body;
  const n = points.length;
  const ends: Point[] = [];
  for (let i = 0; i < n; i++) {
    const at = points[i]!;
    const after = points[(i + 1) % n]!;
    found.length = 0;
    offsetCorner(points[(i + n - 1) % n]!, at, after, reach, found);
    for (const p of found) ends.push(pulledIn(p, at, reach));
    const dx = after.x - at.x;
    const dy = after.y - at.y;
    const k = reach / lengthOf(dx, dy);
    for (let s = 0; s <= ALONG; s++) {
      const x = at.x + (dx * s) / ALONG;
      const y = at.y + (dy * s) / ALONG;
      ends.push({ x: Math.round(x + k * dy), y: Math.round(y - k * dx) });
    }
  }
  return ends;
}

function pulledIn(p: Point, centre: Point, reach: number): Point {
  const k = reach / lengthOf(p.x - centre.x, p.y - centre.y);
  return { x: Math.round(centre.x + k * (p.x - centre.x)), y: Math.round(centre.y + k * (p.y - centre.y)) };
}
