import type { Point } from '@walstatt/geometry';

/** The point of an outline that is nearest to a point outside it. */
export function nearestOfHull(from: Point, points: readonly Point[]): Point {
  let best = points[0]!;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((from.x - a.x) * dx + (from.y - a.y) * dy) / (dx * dx + dy * dy);
    const k = Math.max(0, Math.min(1, along));
    const p = { x: Math.round(a.x + k * dx), y: Math.round(a.y + k * dy) };
    const d = (p.x - from.x) * (p.x - from.x) + (p.y - from.y) * (p.y - from.y);
    if (d >= least) return;
    least = d;
    best = p;
  });
  return best;
}
