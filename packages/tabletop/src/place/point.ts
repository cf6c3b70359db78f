import type { Refusal } from '@walstatt/engine';
import { distanceSquared, type Point } from '@walstatt/geometry';
import type { Board } from '../stand/board.ts';
import type { Says } from '../stand/refuse.ts';

/** A point must be at least this far from all edges of the board. With 0 it must be on the board. */
export function refuseNearEdge(
  p: Point,
  { width, depth }: Pick<Board, 'width' | 'depth'>,
  limit: number,
  says: Says,
): Refusal | null {
  const inside = p.x >= limit && p.y >= limit && p.x <= width - limit && p.y <= depth - limit;
  if (inside) return null;
  return limit === 0 ? { ...says } : { ...says, limit, unit: 'length' };
}

/** A point must be at least this far from each of the others. */
export function refuseNearPoints(p: Point, others: readonly Point[], limit: number, says: Says): Refusal | null {
  for (const o of others)
    if (distanceSquared(p, o) < limit * limit) {
      const measured = Math.round(Math.sqrt(distanceSquared(p, o)));
      return { ...says, measured, limit, unit: 'length' };
    }
  return null;
}
