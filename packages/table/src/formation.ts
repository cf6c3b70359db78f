import { normaliseAngle, type Point, rotate } from '@walstatt/geometry';
import type { Field, Ghost, PieceShape } from '@walstatt/scene';
import { contains } from './look/outline.ts';

/**
 * Where the pieces of a formation stand after moving from `points[0]` to the last point and turning about that point at
 * the end. This is the same arithmetic as in the description of the drag gesture.
 */
export function formationAfter(pieces: readonly PieceShape[], points: readonly Point[], turn: number): Ghost[] {
  const from = points[0]!;
  const to = points.at(-1)!;
  return pieces.map((piece) => {
    const offset = { x: piece.x - from.x, y: piece.y - from.y };
    const turned = rotate(offset, turn);
    const end = { x: to.x + turned.x, y: to.y + turned.y };
    const way = points.slice(0, -1).map((p) => ({ x: p.x + offset.x, y: p.y + offset.y }));
    const facing = piece.facing === null ? null : normaliseAngle(piece.facing + turn);
    return { piece: piece.id, x: end.x, y: end.y, z: piece.z, facing, way: [...way, end] };
  });
}

/** Puts the grabbed piece first, because its way is the one shown. */
export const grabbedFirst = (pieces: readonly PieceShape[], from: Point): readonly PieceShape[] =>
  [...pieces].sort((a, b) => Number(isAt(b, from)) - Number(isAt(a, from)));

const isAt = (p: Point, q: Point): boolean => p.x === q.x && p.y === q.y;

/** The field under a point. */
export const fieldAt = (fields: readonly Field[], p: Point): Field | undefined =>
  fields.find((f) => contains(f.polygon, p.x, p.y));

/** The nearest of some points in a direction. Distance ahead counts once, distance to the side counts double. */
export function nearestTowards<T extends Point>(from: Point, dx: number, dy: number, all: Iterable<T>): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const p of all) {
    const [x, y] = [p.x - from.x, p.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = p;
    }
  }
  return best;
}
