import { distanceSquared, type Point } from '@walstatt/geometry';
import { CLOSED, cellAt, FREE } from '@walstatt/tabletop';
import type { Look } from '../kit.ts';
import { CELL, type Ground, groundFor, type Walker } from './cells.ts';
import { pathIn, webFrom } from './web.ts';

/** Where a unit goes as a whole, and the corners on its way there, all relative to where it stands. */
export type Step = { readonly dx: number; readonly dy: number; readonly via?: readonly Point[] };

/** Steps that bring a walker nearer to a point: straight if nothing is in the way, otherwise around or through it. */
export function stepsTowards(look: Look, walker: Walker & Point, to: Point, allowance: number): Step[] {
  const ground = groundFor(look, walker);
  const far = distance(walker, to);
  const whole = Math.min(allowance, far);
  const end = between(walker, to, far === 0 ? 0 : whole / far);
  const price = costBetween(ground, walker, end);
  const straight = stepTo(walker, end);
  if (price <= whole * 1.001) return [straight];
  const { gone } = furthest(ground, walker, to, allowance);
  const steps: Step[] = gone > 0 ? [stepTo(walker, between(walker, to, gone / far))] : [];
  const around = stepAround(look, ground, walker, to, allowance);
  if (around !== null) steps.push(around);
  return [...steps, straight];
}

const distance = (a: Point, b: Point): number => Math.sqrt(distanceSquared(a, b));

const between = (a: Point, b: Point, part: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * part),
  y: Math.round(a.y + (b.y - a.y) * part),
});

const stepTo = (from: Point, to: Point): Step => ({ dx: to.x - from.x, dy: to.y - from.y });

/** What the straight way costs; infinite if something stops the walker. What it already stands in does not stop it. */
export function costBetween(ground: Ground, a: Point, b: Point): number {
  const far = distance(a, b);
  const parts = Math.max(1, Math.ceil((2 * far) / CELL));
  const start = cellAt(ground, a.x, a.y);
  let cost = 0;
  for (let i = 1; i <= parts; i++) {
    const price = priceAt(ground, between(a, b, i / parts), start);
    if (price === CLOSED) return Number.POSITIVE_INFINITY;
    cost += (price * far) / parts / FREE;
  }
  return cost;
}

/** What a place costs; what the walker stands in already costs nothing extra. */
function priceAt(ground: Ground, { x, y }: Point, start: number): number {
  const c = cellAt(ground, x, y);
  return c === start ? FREE : ground.cost[c]!;
}

/** How far a walker gets on the straight way, and what that costs. */
function furthest(ground: Ground, a: Point, b: Point, allowance: number): { gone: number; cost: number } {
  const far = distance(a, b);
  const start = cellAt(ground, a.x, a.y);
  let cost = 0;
  let gone = 0;
  while (gone < far) {
    const step = Math.min(CELL / 2, far - gone);
    const price = priceAt(ground, between(a, b, (gone + step) / far), start) / FREE;
    if (price === CLOSED) break;
    const part = Math.min(step, (allowance - cost) / price);
    cost += price * part;
    gone += part;
    if (part < step) break;
  }
  return { gone, cost };
}

/** Corners of a way within one move: looking for more does not pay. */
const CORNERS = 4;

/** The step along the shortest way around the obstruction. */
function stepAround(look: Look, ground: Ground, walker: Walker & Point, to: Point, allowance: number): Step | null {
  const path = pathIn(webFrom(look, walker, walker), ground, cellAt(ground, to.x, to.y));
  const via: Point[] = [];
  let at: Point = walker;
  let left = allowance;
  for (let next = 0; next < path.length && via.length < CORNERS; ) {
    const seen = lastSeen(ground, at, path, next);
    if (seen < next) break;
    const corner = path[seen]!;
    const far = distance(at, corner);
    const { gone, cost } = furthest(ground, at, corner, left);
    at = between(at, corner, far === 0 ? 1 : gone / far);
    via.push({ x: at.x - walker.x, y: at.y - walker.y });
    left -= cost;
    if (gone < far) break;
    next = seen + 1;
  }
  const end = via.pop();
  if (end === undefined) return null;
  return via.length === 0 ? { dx: end.x, dy: end.y } : { dx: end.x, dy: end.y, via };
}

/** The last point of a path that can be reached in a straight line. */
function lastSeen(ground: Ground, from: Point, path: readonly Point[], first: number): number {
  let found = -1;
  for (let i = first; i < path.length; i++) {
    const price = costBetween(ground, from, path[i]!);
    if (price === Number.POSITIVE_INFINITY) break;
    if (price > distance(from, path[i]!) * 1.001 && found >= 0) break;
    found = i;
  }
  return found;
}
