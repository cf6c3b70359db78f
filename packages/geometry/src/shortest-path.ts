import { type Aim, aimAt, type Goal } from './goal.ts';
import { cornerIsFree, type Ground, isKnownBarred, legIsFree, startIsFree, staysClear } from './ground.ts';
import type { OffsetCorner } from './offset-corners.ts';
import type { Point } from './point.ts';

/**
 * A path of straight legs for the centre of a base, start and end included (one point if it need not move), and its
 * length in ticks (error below 1e-6).
 */
export type Path = { readonly points: readonly Point[]; readonly length: number };

/**
 * The shortest way for the round base of a ground, from a place where it stands free to a goal. Null if none is at most
 * `limit` long (or the start is not free).
 *
 * Every leg is free exactly as the sweep tests see it. Round corners are replaced by polygons just outside them, so the
 * length is at most that of the shortest way for a base that needs OFFSET_EXCESS (0.51 %) plus 2 ticks more distance
 * from everything. Gaps too narrow for that base may be overlooked, straight corridors only if they lack 3 ticks. With
 * a body as the goal this holds where the last leg can go straight to its nearest point; elsewhere fixed points around
 * the body are tried. Among ways of equal length, the one whose bends come first in the list of corners is taken.
 */
export function shortestPath(
  ground: Ground,
  start: Point,
  goal: Goal,
  limit: number = Number.POSITIVE_INFINITY,
): Path | null {
  const aim = aimAt(goal, ground.radius);
  if (!startIsFree(ground, start) || (aim.barrier !== null && !staysClear(aim.barrier, start, start))) return null;
  const search = newSearch(ground, aim, start, limit);
  for (let at = 0; at >= 0; at = nextOf(search)) {
    search.closed[at] = 1;
    tryGoal(search, at);
    expand(search, at);
  }
  return search.end === null ? null : pathOf(search);
}

/** Node 0 is the start, node i is corner i - 1. */
type Search = {
  readonly ground: Ground;
  readonly aim: Aim;
  readonly nodes: readonly Point[];
  readonly corners: readonly OffsetCorner[];
  /** Length of the best way found to each node, and a lower bound for the rest of the way to the goal. */
  readonly cost: Float64Array;
  readonly rest: readonly number[];
  readonly parent: Int32Array;
  readonly closed: Uint8Array;
  /** The best way to the goal so far: its length, its last node and its end. Nothing longer is looked at. */
  best: number;
  last: number;
  end: Point | null;
};

/** Looks only at free corners through which a way within the limit can lead, in the order of the ground's list. */
function newSearch(ground: Ground, aim: Aim, start: Point, limit: number): Search {
  const nodes: Point[] = [{ x: start.x, y: start.y }];
  const corners: OffsetCorner[] = [];
  const rests: number[] = [aim.distance(start)];
  const far = limit + 1;
  for (let i = 0; i < ground.corners.length; i++) {
    const corner = ground.corners[i]!;
    const dx = corner.x - start.x;
    const dy = corner.y - start.y;
    if (isKnownBarred(ground, i) || dx * dx + dy * dy > far * far) continue;
    const rest = aim.distance(corner);
    if (Math.sqrt(dx * dx + dy * dy) + rest > far || !cornerIsFree(ground, i)) continue;
    nodes.push(corner);
    corners.push(corner);
    rests.push(rest);
  }
  const cost = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  cost[0] = 0;
  return {
    ground,
    aim,
    nodes,
    corners,
    cost,
    rest: rests,
    parent: new Int32Array(nodes.length).fill(-1),
    closed: new Uint8Array(nodes.length),
    best: limit,
    last: -1,
    end: null,
  };
}

/**
 * The open node with the smallest sum of length so far and distance to go, the first on a tie; -1 if none can improve
 * the best way.
 */
function nextOf(search: Search): number {
  const { cost, rest, closed } = search;
  let next = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < cost.length; i++) {
    if (closed[i] === 1 || cost[i]! + rest[i]! >= least) continue;
    least = cost[i]! + rest[i]!;
    next = i;
  }
  return betters(search, least) ? next : -1;
}

/** A way exactly as long as the limit is still within it, but one as long as the best found is no better. */
const betters = (search: Search, length: number): boolean =>
  search.end === null ? length <= search.best : length < search.best;

function isClear({ ground, aim }: Search, p: Point, q: Point): boolean {
  return (aim.barrier === null || staysClear(aim.barrier, p, q)) && legIsFree(ground, p, q);
}

function tryGoal(search: Search, at: number): void {
  const { nodes, aim } = search;
  const p = nodes[at]!;
  if (tryEnd(search, at, aim.nearest(p)) !== 'barred') return;
  for (const end of aim.others) tryEnd(search, at, end);
}

function tryEnd(search: Search, at: number, end: Point): 'barred' | 'free' {
  const p = search.nodes[at]!;
  const length = search.cost[at]! + distance(p, end);
  if (!betters(search, length)) return 'free';
  if (!isClear(search, p, end)) return 'barred';
  search.best = length;
  search.last = at;
  search.end = end;
  return 'free';
}

const distance = (p: Point, q: Point): number => Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));

function expand(search: Search, at: number): void {
  const { nodes, corners, cost, rest, closed, parent } = search;
  const p = nodes[at]!;
  for (let i = 1; i < nodes.length; i++) {
    if (closed[i] === 1) continue;
    const q = nodes[i]!;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    if (!leansOn(corners[i - 1]!, dx, dy) || (at > 0 && !leansOn(corners[at - 1]!, dx, dy))) continue;
    const length = cost[at]! + Math.sqrt(dx * dx + dy * dy);
    if (length >= cost[i]! || !betters(search, length + rest[i]!) || !isClear(search, p, q)) continue;
    cost[i] = length;
    parent[i] = at;
  }
}

/** Corners are rounded to ticks, so outlines may be off by this much. */
const ROUNDING = 2;

/** A taut way bends only around what it leans on: both sides of the outline lie on the same side of the leg. */
function leansOn(corner: OffsetCorner, dx: number, dy: number): boolean {
  const before = dx * corner.beforeY - dy * corner.beforeX;
  const after = dx * corner.afterY - dy * corner.afterX;
  return (before <= ROUNDING && after >= -ROUNDING) || (before >= -ROUNDING && after <= ROUNDING);
}

function pathOf(search: Search): Path {
  const { nodes, parent } = search;
  const points: Point[] = [];
  for (let i = search.last; i >= 0; i = parent[i]!) points.unshift({ x: nodes[i]!.x, y: nodes[i]!.y });
  const last = points[points.length - 1]!;
  const end = search.end!;
  if (last.x !== end.x || last.y !== end.y) points.push({ x: end.x, y: end.y });
  return { points, length: search.best };
}
