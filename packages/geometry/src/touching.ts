import { angleBetween } from './angle-between.ts';
import { type Base, type Body, bodyAt, type Pose } from './body.ts';
import { inContact, shiftIntoContact } from './contact.ts';
import { minkowskiSum, mirrored } from './hull.ts';
import type { Placement } from './placement.ts';
import { type PlacementTask, placeChecker, type Rounded, rounded } from './placement-rules.ts';
import { distanceSquared, type Point, type Polygon } from './point.ts';

/** A base that is to touch a body; every other condition on its place is that of `PlacementTask`. */
export type TouchingTask = Omit<PlacementTask, 'bases' | 'mates' | 'chain' | 'gap'> & {
  readonly target: Body;
  /** Facings to try, the most wanted first. By default only that of the wanted place. */
  readonly facings?: readonly number[];
};

/** How many spots around the target to try for each facing. */
const SPOTS = 144;
/** How often to halve the way between a spot that fits and a nearer one that does not. */
const HALVINGS = 16;
/** How far outside, in ticks, a base starts when it is pushed against the target. */
const RUN_UP = 200;

/**
 * The place nearest to the wanted one at which a base touches a body and satisfies all other conditions, or null if
 * none was found. The touch is exact. The place is accurate to a few ticks unless the room is narrower than the spots
 * tried. Of several facings the first with a place is taken.
 */
export function placeTouching(base: Base, task: TouchingTask): Pose | null {
  const fits = placeChecker({ ...task, bases: [base] });
  for (const facing of task.facings ?? [task.near.facing]) {
    const pose = touchingWith(base, { ...task.near, facing }, task, fits);
    if (pose !== null) return pose;
  }
  return null;
}

/**
 * Places several bases that all have to touch a body, one after the other in this order: each as near to the wanted
 * place as those before it leave room for. Returns the longest run from the start of the list that found room.
 */
export function placeAllTouching(bases: readonly Base[], task: TouchingTask): Placement {
  const poses: Pose[] = [];
  const blocked = [...(task.blocked ?? [])];
  for (const base of bases) {
    const pose = placeTouching(base, { ...task, blocked });
    if (pose === null) return { poses, complete: false };
    poses.push(pose);
    blocked.push(bodyAt(base, pose));
  }
  return { poses, complete: true };
}

function touchingWith(base: Base, near: Pose, task: TouchingTask, fits: (place: Rounded) => boolean): Pose | null {
  const rim = rimAround(task.target, bodyAt(base, { x: 0, y: 0, facing: near.facing }));
  const touches = (at: number): Pose | null => {
    const pose = pushedAgainst(base, near, task, pointOn(rim, at));
    return pose !== null && fits(rounded(bodyAt(base, pose))) ? pose : null;
  };
  const farFrom = (p: Point): number => distance(p, near);
  const far = (at: number): number => farFrom(pointOn(rim, at));
  const step = rim.length / SPOTS;
  const nearest = nearestOn(far, step, rim.length);
  const spots = Array.from({ length: SPOTS }, (_, i) => nearest + (i - SPOTS / 2) * step);
  const inOrder = spots.map((at) => ({ at, far: far(at) })).sort((a, b) => a.far - b.far || a.at - b.at);
  let best: Pose | null = null;
  for (const { at, far: away } of inOrder) {
    // A place between two spots is at most one step nearer than the farther of them.
    if (best !== null && away - step > farFrom(best)) break;
    const pose = touches(at);
    if (pose === null) continue;
    const slid = at === nearest ? pose : (closer(touches, at, at > nearest ? at - step : at + step) ?? pose);
    if (best === null || farFrom(slid) < farFrom(best)) best = slid;
  }
  return best;
}

/** The last place that fits on the way from one that fits to one that does not. */
function closer(touches: (at: number) => Pose | null, from: number, to: number): Pose | null {
  let [good, bad] = [from, to];
  let best: Pose | null = null;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (good + bad) / 2;
    const pose = touches(middle);
    if (pose === null) bad = middle;
    else {
      good = middle;
      best = pose;
    }
  }
  return best;
}

/**
 * The distance along the rim at which it is nearest to the wanted place: the nearest of the spots, then refined by
 * halving.
 */
function nearestOn(far: (at: number) => number, step: number, length: number): number {
  let best = 0;
  for (let at = 0; at < length; at += step) if (far(at) < far(best)) best = at;
  for (let by = step / 2; by > 0.1; by /= 2) {
    if (far(best - by) < far(best)) best -= by;
    else if (far(best + by) < far(best)) best += by;
  }
  return best;
}

/**
 * Pushes the base against the target from outside, at a point of the rim. Null if something else is in the way. A push
 * straight at a side can slip past a corner, and a push straight at the middle can slide along a side: the one that
 * stays nearer counts.
 */
function pushedAgainst(base: Base, near: Pose, task: TouchingTask, spot: RimPoint): Pose | null {
  const { x, y } = task.target.centre;
  const away = distance(spot, task.target.centre);
  const straight = pushed(base, near, task, spot);
  const slip = (p: Pose): number => distance(p, spot);
  if (away === 0 || (straight !== null && slip(straight) < 2)) return straight;
  const inward = pushed(base, near, task, { ...spot, outX: (spot.x - x) / away, outY: (spot.y - y) / away });
  if (straight === null || inward === null) return straight ?? inward;
  return slip(inward) < slip(straight) ? inward : straight;
}

function pushed(base: Base, { facing, z }: Pose, { target, blocked }: TouchingTask, spot: RimPoint): Pose | null {
  const x = Math.round(spot.x + RUN_UP * spot.outX);
  const y = Math.round(spot.y + RUN_UP * spot.outY);
  const [dx, dy] = [Math.round(-2 * RUN_UP * spot.outX), Math.round(-2 * RUN_UP * spot.outY)];
  const shift = shiftIntoContact(bodyAt(base, { x, y, facing }), dx, dy, target, 0, blocked);
  if (shift === null) return null;
  const pose = { x: x + shift.dx, y: y + shift.dy, z, facing };
  return inContact(bodyAt(base, pose), target) ? pose : null;
}

/**
 * Where the centre of a base is when it touches the target: a convex polygon widened by the radii of both. Its parts
 * are straight sides and, around corners, arcs. Each has the unit vectors that point outwards at its two ends.
 */
type Rim = { readonly reach: number; readonly length: number; readonly parts: readonly Part[] };
type Part = {
  readonly starts: number;
  readonly length: number;
  readonly from: Point;
  readonly to: Point;
  readonly first: Point;
  readonly last: Point;
};
type RimPoint = { readonly x: number; readonly y: number; readonly outX: number; readonly outY: number };

const cornersOf = (body: Body): Polygon => (body.kind === 'hull' ? body.points : [body.centre]);
const radiusOf = (body: Body): number => (body.kind === 'circle' ? body.radius : 0);
const distance = (p: Point, q: Point): number => Math.sqrt(distanceSquared(p, q));
const RIGHT = { x: 1, y: 0 };

function rimAround(target: Body, base: Body): Rim {
  const corners = minkowskiSum(cornersOf(target), mirrored(cornersOf(base)));
  const reach = radiusOf(target) + radiusOf(base);
  const parts: Part[] = [];
  let length = 0;
  const add = (part: Omit<Part, 'starts'>): void => {
    if (part.length <= 0) return;
    parts.push({ ...part, starts: length });
    length += part.length;
  };
  const arc = (corner: Point, first: Point, last: Point): void => {
    for (const [from, to] of quarters(first, last)) {
      const angle = angleBetween(Math.max(0, from.x * to.y - from.y * to.x), from.x * to.x + from.y * to.y);
      add({ from: corner, to: corner, first: from, last: to, length: reach * angle });
    }
  };
  const n = corners.length;
  if (n === 1) {
    arc(corners[0]!, RIGHT, { x: -1, y: 0 });
    arc(corners[0]!, { x: -1, y: 0 }, RIGHT);
  }
  for (let i = 0; i < n && n > 1; i++) {
    const [p, from, to] = [corners[(i + n - 1) % n]!, corners[i]!, corners[(i + 1) % n]!];
    const out = outOfSide(from, to);
    arc(from, outOfSide(p, from), out);
    add({ from, to, first: out, last: out, length: distance(from, to) });
  }
  return { reach, length, parts };
}

/** The unit vector that points out of a side of a counter-clockwise polygon. */
function outOfSide(from: Point, to: Point): Point {
  const length = distance(from, to);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

/** A turn to the left of at most half a turn, from one direction to another, in pieces of at most a quarter. */
function quarters(first: Point, last: Point): [Point, Point][] {
  if (first.x * last.x + first.y * last.y >= 0) return [[first, last]];
  const middle = unit({ x: first.x + last.x - first.y + last.y, y: first.y + last.y + first.x - last.x });
  return [
    [first, middle],
    [middle, last],
  ];
}

function unit({ x, y }: Point): Point {
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
}

/** The point at this distance along the rim, and the direction that points away from the target there. */
function pointOn({ reach, length, parts }: Rim, way: number): RimPoint {
  const at = ((way % length) + length) % length;
  const { starts, length: long, from, to, first, last } = parts.findLast((p) => p.starts <= at)!;
  const share = (at - starts) / long;
  const out = unit({ x: first.x + share * (last.x - first.x), y: first.y + share * (last.y - first.y) });
  const x = from.x + share * (to.x - from.x) + reach * out.x;
  const y = from.y + share * (to.y - from.y) + reach * out.y;
  return { x, y, outX: out.x, outY: out.y };
}
