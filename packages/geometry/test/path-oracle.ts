import type { Body } from '../src/body.ts';
import type { Point, Polygon } from '../src/point.ts';
import { sweepOverlaps, sweepOverlapsRegion } from '../src/sweep.ts';
import { stretchesOffTable, type Table } from '../src/table.ts';

export type Scenery = { readonly bodies: readonly Body[]; readonly regions: readonly Polygon[]; readonly table: Table };

/** Is a leg free for a base of this radius? Answered by the sweep tests, not by the ground. */
export function sweptFree(scenery: Scenery, radius: number, p: Point, q: Point): boolean {
  const base: Body = { kind: 'circle', centre: p, radius };
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  return (
    !scenery.bodies.some((b) => sweepOverlaps(base, dx, dy, b)) &&
    !scenery.regions.some((r) => sweepOverlapsRegion(base, dx, dy, r)) &&
    stretchesOffTable(scenery.table, base, dx, dy).length === 0
  );
}

/**
 * Length of the shortest way on a grid of `n` by `n` points over a square, with steps to 16 neighbours, or Infinity.
 */
export function gridPath(
  scenery: Scenery,
  radius: number,
  start: Point,
  size: number,
  n: number,
  ends: (p: Point) => Point | null,
): number {
  const step = size / n;
  const nodes: Point[] = [start];
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= n; j++) nodes.push({ x: Math.round(i * step), y: Math.round(j * step) });
  }
  const cost = nodes.map((_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY));
  const done = nodes.map(() => false);
  const length = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
  let best = Number.POSITIVE_INFINITY;
  for (;;) {
    let at = -1;
    for (let i = 0; i < nodes.length; i++) if (!done[i] && cost[i]! < (at < 0 ? best : cost[at]!)) at = i;
    if (at < 0) return best;
    done[at] = true;
    const p = nodes[at]!;
    const end = ends(p);
    if (end !== null && cost[at]! + length(p, end) < best && sweptFree(scenery, radius, p, end)) {
      best = cost[at]! + length(p, end);
    }
    for (let i = 1; i < nodes.length; i++) {
      const q = nodes[i]!;
      const d = length(p, q);
      if (done[i] || d > 2.3 * step || cost[at]! + d >= cost[i]!) continue;
      if (sweptFree(scenery, radius, p, q)) cost[i] = cost[at]! + d;
    }
  }
}
