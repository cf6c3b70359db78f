import { type Ground, legIsFree } from './ground.ts';
import type { Point } from './point.ts';
import type { Path } from './shortest-path.ts';

/**
 * The beginning of a path, at most `limit` long: the part that a base with less movement can walk. The new end is on
 * whole ticks, less than 2 ticks before the limit (or at the last bend, if no whole tick near the leg is free).
 */
export function cutPath(ground: Ground, path: Path, limit: number): Path {
  if (path.length <= limit) return path;
  const points: Point[] = [path.points[0]!];
  let length = 0;
  for (let i = 1; i < path.points.length; i++) {
    const p = path.points[i - 1]!;
    const q = path.points[i]!;
    const leg = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    if (length + leg <= limit) {
      points.push(q);
      length += leg;
      continue;
    }
    const end = endBefore(ground, p, q, Math.max(0, (limit - length - 0.5) / leg), limit - length);
    if (end === null) break;
    points.push(end);
    length += Math.sqrt((end.x - p.x) * (end.x - p.x) + (end.y - p.y) * (end.y - p.y));
    break;
  }
  return { points, length };
}

/** The free whole tick next to p + k (q - p) that is farthest from p, but no farther than `most`. */
function endBefore(ground: Ground, p: Point, q: Point, k: number, most: number): Point | null {
  const x = Math.floor(p.x + k * (q.x - p.x));
  const y = Math.floor(p.y + k * (q.y - p.y));
  let best: Point | null = null;
  let farthest = 0;
  for (let i = 0; i < 4; i++) {
    const end = { x: x + (i & 1), y: y + (i >> 1) };
    const squared = (end.x - p.x) * (end.x - p.x) + (end.y - p.y) * (end.y - p.y);
    if (squared <= farthest || squared > most * most || !legIsFree(ground, p, end)) continue;
    farthest = squared;
    best = end;
  }
  return best;
}
