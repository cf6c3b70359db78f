import { type Box, boxesNear, lengthInside, type Point, passage } from '@walstatt/geometry';
import { boxesMeet, boxOfPoints } from '../stand/box.ts';
import type { Piece } from '../stand/piece.ts';
import { legLength } from './way.ts';

/**
 * What a way costs: its length, plus the length inside the pieces once for each time that it counts beyond the first.
 */
export function costOf(points: readonly Point[], slow: readonly Piece[], times: number): number {
  let cost = 0;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!;
    const b = points[i]!;
    cost += legLength(a, b);
    if (slow.length === 0) continue;
    const box = boxOfPoints(a, b);
    const near = slow.filter((p) => boxesNear(box, p.box, 0));
    if (near.length === 0) continue;
    const shapes = near.map((p) => p.shape);
    cost += (times - 1) * lengthInside(a, b, shapes);
  }
  return cost;
}

/** Whether at least this length of a way lies inside a single one of the pieces, which are convex. */
export function goesThrough(points: readonly Point[], pieces: readonly Piece[], length: number): boolean {
  if (pieces.length === 0) return false;
  const box = boxOfLine(points);
  for (const piece of pieces) {
    if (!boxesMeet(piece.box, box)) continue;
    let inside = 0;
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1]!;
      const b = points[i]!;
      const stretch = passage(a, b, piece.shape, 0, true);
      if (stretch !== null) inside += (stretch.to - stretch.from) * legLength(a, b);
    }
    if (inside >= length - NOISE) return true;
  }
  return false;
}

/** Less than a thousandth of a tick is rounding noise. */
const NOISE = 1e-3;

function boxOfLine(points: readonly Point[]): Box {
  let minX = points[0]!.x;
  let maxX = minX;
  let minY = points[0]!.y;
  let maxY = minY;
  for (let i = 1; i < points.length; i++) {
    const { x, y } = points[i]!;
    if (x < minX) minX = x;
    else if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    else if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}
