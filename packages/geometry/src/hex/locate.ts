import type { Point } from '../point.ts';
import { compareHexes, type Hex } from './hex.ts';
import type { HexPlane } from './plane.ts';

/**
 * All fields that a point of the table belongs to, in reading order: one inside a field, two on a side, three at a
 * corner. Exact on the plane's own lattice: only integers are compared.
 */
export function hexesAt(plane: HexPlane, point: Point): Hex[] {
  const pointy = plane.top === 'pointy';
  const { half, quarter } = plane;
  const straight = pointy ? point.x - plane.x : plane.y - point.y;
  const crosswise = pointy ? plane.y - point.y : point.x - plane.x;
  const line = Math.floor(crosswise / (3 * quarter));
  const found: Hex[] = [];
  for (let n = line; n <= line + 1; n++) {
    const place = Math.floor((straight - half * n) / (2 * half));
    for (let m = place; m <= place + 1; m++) {
      const dx = Math.abs(straight - half * (2 * m + n));
      const dy = Math.abs(crosswise - 3 * quarter * n);
      if (dx <= half && quarter * dx + half * dy <= 2 * half * quarter)
        found.push(pointy ? { q: m, r: n } : { q: n, r: m });
    }
  }
  return found.sort(compareHexes);
}

/** The field of a point; on a side or corner the first in reading order. */
export const hexAt = (plane: HexPlane, point: Point): Hex => hexesAt(plane, point)[0]!;
