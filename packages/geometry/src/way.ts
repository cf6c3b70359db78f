import { distanceSquared, type Point } from './point.ts';

/** So many ticks shorter than allowed, so that rounding does not make it longer. */
const ROUNDING = 2;

/** A way along points up to a length; it ends where that is used up. */
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
