import type { Body } from './body.ts';
import { type Point, turn } from './point.ts';

/**
 * How a target looks from an eye, in the eye's own frame: a grows along the axis, b to its left, and a line of sight is
 * the slope t = b / a. The axis points at the target's centre, so slopes are positions on the line through the centre
 * perpendicular to the line of sight, and the target's width is the interval [lo, hi] between its two tangents.
 *
 * A hull seen from right beside one end can reach more than a right angle away from the line to its centre. When a
 * tangent is steeper than STEEPEST, the line between the two tangent corners takes the place of the perpendicular. For
 * circles the two are always parallel, so nothing changes.
 *
 * Frame coordinates are scaled by the length of the axis: those of corners are exact integers (below 2^52), and their
 * slopes are correctly rounded quotients. Tangents of circles need square roots and are accurate to a few parts in
 * 2^50.
 */
export type View = {
  eyeX: number;
  eyeY: number;
  axisX: number;
  axisY: number;
  /** Squared length of the axis. */
  scale: number;
  lo: number;
  hi: number;
  /** Slope of the line to the target's centre. */
  middle: number;
  /** No point of the target has a smaller a. */
  near: number;
  round: boolean;
  /**
   * Round targets: 1 - (radius / distance)². Inside the cone, everything with a >= distance² times this lies behind the
   * near side.
   */
  beyond: number;
  /** Hulls: the edges that face the eye, from p to q with the inside on the left. */
  edges: number;
  pa: Float64Array;
  pb: Float64Array;
  qa: Float64Array;
  qb: Float64Array;
  /**
   * A millionth of a tick: anything in front of the target by less than this, such as a coinciding rim, does not hide
   * it.
   */
  doubt: number;
  /** Work space of shadow.ts. */
  enters: number;
  leaves: number;
};

export const STEEPEST = 4;

export const newView = (): View => ({
  eyeX: 0,
  eyeY: 0,
  axisX: 0,
  axisY: 0,
  scale: 0,
  lo: 0,
  hi: 0,
  middle: 0,
  near: 0,
  round: true,
  beyond: 0,
  edges: 0,
  pa: new Float64Array(64),
  pb: new Float64Array(64),
  qa: new Float64Array(64),
  qb: new Float64Array(64),
  doubt: 0,
  enters: 0,
  leaves: 0,
});

/** Turns the view from the eye to the target. False if the eye is inside or on the edge of the target. */
export function lookAt(view: View, eye: Point, target: Body): boolean {
  view.eyeX = eye.x;
  view.eyeY = eye.y;
  return target.kind === 'circle'
    ? lookAtCircle(view, target.centre, target.radius)
    : lookAtHull(view, eye, target.centre, target.points);
}

function setAxis(view: View, x: number, y: number): void {
  view.axisX = x;
  view.axisY = y;
  view.scale = x * x + y * y;
  view.doubt = 1e-6 * Math.sqrt(view.scale);
}

function lookAtCircle(view: View, centre: Point, radius: number): boolean {
  setAxis(view, centre.x - view.eyeX, centre.y - view.eyeY);
  const reach = view.scale - radius * radius;
  if (reach <= 0) return false;
  view.round = true;
  view.hi = radius / Math.sqrt(reach);
  view.lo = -view.hi;
  view.middle = 0;
  view.beyond = reach / view.scale;
  view.near = view.scale - radius * Math.sqrt(view.scale);
  return true;
}

function lookAtHull(view: View, eye: Point, centre: Point, points: readonly Point[]): boolean {
  let right = points[0]!;
  let left = right;
  let facing = 0;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const p = points[i]!;
    if (turn(eye, right, p) < 0) right = p;
    if (turn(eye, left, p) > 0) left = p;
    if (turn(points[j]!, p, eye) < 0) facing++;
  }
  if (facing === 0) return false;
  setAxis(view, centre.x - eye.x, centre.y - eye.y);
  if (tooSteep(view, right) || tooSteep(view, left)) setAxis(view, left.y - right.y, right.x - left.x);
  view.round = false;
  view.lo = slopeTo(view, right);
  view.hi = slopeTo(view, left);
  const middle = slopeTo(view, centre);
  view.middle = view.lo < middle && middle < view.hi ? middle : (view.lo + view.hi) / 2;
  keepFacingEdges(view, eye, points, facing);
  return true;
}

function keepFacingEdges(view: View, eye: Point, points: readonly Point[], facing: number): void {
  if (facing > view.pa.length) {
    view.pa = new Float64Array(facing);
    view.pb = new Float64Array(facing);
    view.qa = new Float64Array(facing);
    view.qb = new Float64Array(facing);
  }
  let n = 0;
  let near = Number.POSITIVE_INFINITY;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const p = points[j]!;
    const q = points[i]!;
    if (turn(p, q, eye) >= 0) continue;
    view.pa[n] = along(view, p);
    view.pb[n] = aside(view, p);
    view.qa[n] = along(view, q);
    view.qb[n] = aside(view, q);
    near = Math.min(near, view.pa[n]!, view.qa[n]!);
    n++;
  }
  view.edges = n;
  view.near = near;
}

const along = (v: View, p: Point): number => v.axisX * (p.x - v.eyeX) + v.axisY * (p.y - v.eyeY);
const aside = (v: View, p: Point): number => v.axisX * (p.y - v.eyeY) - v.axisY * (p.x - v.eyeX);
const slopeTo = (v: View, p: Point): number => aside(v, p) / along(v, p);

function tooSteep(view: View, p: Point): boolean {
  return !(Math.abs(aside(view, p)) < STEEPEST * along(view, p));
}

/** The a at which the line of sight with slope t meets the target. */
export function depthAt(view: View, t: number): number {
  if (view.round) {
    const tt = 1 + t * t;
    return (view.scale * (1 - Math.sqrt(Math.max(0, 1 - tt * view.beyond)))) / tt;
  }
  let depth = 0;
  for (let i = 0; i < view.edges; i++) {
    const pa = view.pa[i]!;
    const pb = view.pb[i]!;
    const ea = view.qa[i]! - pa;
    const eb = view.qb[i]! - pb;
    depth = Math.max(depth, (pa * eb - pb * ea) / (eb - t * ea));
  }
  return depth;
}

/** The point of the target met by the line of sight with slope t, rounded to ticks. */
export function pointAt(view: View, t: number): Point {
  const a = depthAt(view, t) / view.scale;
  const b = t * a;
  return {
    x: Math.round(view.eyeX + a * view.axisX - b * view.axisY) + 0,
    y: Math.round(view.eyeY + a * view.axisY + b * view.axisX) + 0,
  };
}
