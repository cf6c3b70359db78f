import { FULL_TURN, normaliseAngle, rotate } from './angle.ts';
import { type Base, type Body, bodyAt, type Pose } from './body.ts';
import { gap, gapBelow } from './distance.ts';
import { type Point, type Polygon, turn } from './point.ts';
import { gapToRegion, gapToRegionBelow } from './region.ts';
import { firstHit, firstHitOfRegion } from './sweep.ts';

/** One tenth of a degree as an arc of radius 1, rounded up. */
const TENTH = (2 * Math.PI * 1.000001) / FULL_TURN;
/** Rounding of centre and corner to ticks, together (each at most 0.71 ticks). */
const ROUNDING = 2;

/** The pose after a turn by this many tenths of a degree about a point (by default the base's own centre). */
export function turnedAbout(pose: Pose, by: number, pivot: Point = pose): Pose {
  const arm = rotate({ x: pose.x - pivot.x, y: pose.y - pivot.y }, by);
  return { x: pivot.x + arm.x, y: pivot.y + arm.y, z: pose.z, facing: normaliseAngle(pose.facing + by) };
}

/** What a turning base may run into. */
type Obstacle = {
  readonly near: (body: Body, margin: number) => boolean;
  readonly gap: (body: Body) => number;
  readonly onWay: (body: Body, dx: number, dy: number) => boolean;
};

const obstacleBody = (other: Body): Obstacle => ({
  near: (body, margin) => gapBelow(body, other, margin),
  gap: (body) => gap(body, other),
  onWay: (body, dx, dy) => firstHit(body, dx, dy, other) !== null,
});

const obstacleRegion = (region: Polygon): Obstacle => ({
  near: (body, margin) => gapToRegionBelow(body, region, margin),
  gap: (body) => gapToRegion(body, region),
  onWay: (body, dx, dy) => firstHitOfRegion(body, dx, dy, region) !== null,
});

/**
 * How many tenths of a degree a base can turn (by > 0: counter-clockwise) about a point until it would overlap the
 * other body. Null if it can turn all the way.
 *
 * The ground covered is defined as the base at every tenth of a degree, as `bodyAt` puts it, plus the triangles (pivot,
 * corner before, corner after) between any two of these. The pivot must be in the base (its centre, a corner). Every
 * point that the true, unrounded turn covers is in there or less than 2 ticks away: the arc leaves its chord by less
 * than 4e-7 of the radius, and rounding moves a corner by less than 1.42 ticks. So `margin` = 2 gives an outer bound of
 * the true turn.
 */
export const turnUntilHit = (
  base: Base,
  pose: Pose,
  by: number,
  other: Body,
  pivot: Point = pose,
  margin = 0,
): number | null => turnUntil(base, pose, by, pivot, obstacleBody(other), margin);

/** Like `turnUntilHit`, but against a region. */
export const turnUntilRegion = (
  base: Base,
  pose: Pose,
  by: number,
  region: Polygon,
  pivot: Point = pose,
  margin = 0,
): number | null => turnUntil(base, pose, by, pivot, obstacleRegion(region), margin);

function turnUntil(
  base: Base,
  pose: Pose,
  by: number,
  pivot: Point,
  obstacle: Obstacle,
  margin: number,
): number | null {
  const steps = Math.abs(by);
  const sign = by < 0 ? -1 : 1;
  let body = bodyAt(base, pose);
  if (obstacle.near(body, margin)) return 0;
  const stride = reachFrom(body, pivot) * TENTH;
  let k = 0;
  while (k < steps) {
    // No point moves farther than `stride` per tenth. While the gap is larger than that, nothing can happen.
    const free = Math.floor((obstacle.gap(body) - margin - 2 * ROUNDING) / stride);
    const to = Math.min(steps, k + Math.max(1, free));
    const next = bodyAt(base, turnedAbout(pose, sign * to, pivot));
    if (free < 1 && (sweeps(body, next, pivot, obstacle, margin) || obstacle.near(next, margin))) return k;
    body = next;
    k = to;
  }
  return null;
}

/** The distance from the pivot to the farthest point of the body, rounded up. */
function reachFrom(body: Body, pivot: Point): number {
  const far = (p: Point): number =>
    Math.sqrt((p.x - pivot.x) * (p.x - pivot.x) + (p.y - pivot.y) * (p.y - pivot.y)) + ROUNDING;
  return body.kind === 'circle' ? far(body.centre) + body.radius : Math.max(...body.points.map(far));
}

/** Is the obstacle in the triangles that the corners sweep (for a circle: in the capsule between the two places)? */
function sweeps(before: Body, after: Body, pivot: Point, obstacle: Obstacle, margin: number): boolean {
  if (before.kind === 'circle' || after.kind === 'circle') {
    const radius = before.kind === 'circle' ? before.radius + margin : 0;
    const { centre } = before;
    return obstacle.onWay({ kind: 'circle', centre, radius }, after.centre.x - centre.x, after.centre.y - centre.y);
  }
  for (let i = 0; i < before.points.length; i++) {
    const a = before.points[i]!;
    const b = after.points[i]!;
    const side = turn(pivot, a, b);
    if (side === 0) continue;
    const points = side > 0 ? [pivot, a, b] : [pivot, b, a];
    if (obstacle.near({ kind: 'hull', centre: pivot, points }, margin)) return true;
  }
  return false;
}
