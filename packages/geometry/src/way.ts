import { distanceSquared, type Point } from './point.ts';

/** How many ticks shorter than allowed a way is cut, so that rounding does not make it too long. */
const ROUNDING = 2;

/** The part of a way along points that is at most this long. */
export function wayUpTo(points: readonly Point[], most: number): Point[] {
  const way = [points[0]!];
  let left = most;
  for (const p of points.slice(1)) {
    const last = way[way.length - 1]!;
    const length = Math.sqrt(distanceSquared(last, p));
    if (length > left) {
      const part = Math.max(0, left - ROUNDING) / length;
      way.push({ x: Math.round(last.x + (p.x - last.x) * part), y: Math.round(last.y + (p.y - last.y) * part) });
      break;
    }
    way.push(p);
    left -= length;
  }
  return way;
}
