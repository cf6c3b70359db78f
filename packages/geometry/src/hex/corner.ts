import { directionVector, type Hex } from './hex.ts';
import type { HexSide } from './side.ts';

/**
 * A corner in thirds of axial coordinates: the sum of the three fields that meet there. So every corner is exact and
 * has a single name, whichever of its fields it is derived from. Corner c of a field lies between its directions c and
 * c + 1.
 */
export type Corner = { readonly q3: number; readonly r3: number };

export function cornerOf(h: Hex, corner: number): Corner {
  const a = directionVector(corner);
  const b = directionVector(corner + 1);
  return { q3: 3 * h.q + a.q + b.q, r3: 3 * h.r + a.r + b.r };
}

export const sameCorner = (a: Corner, b: Corner): boolean => a.q3 === b.q3 && a.r3 === b.r3;

/** The two ends of a side, clockwise as seen from the field it is named after. */
export const cornersOfSide = (s: HexSide): [Corner, Corner] => [cornerOf(s, s.side - 1), cornerOf(s, s.side)];

/** The three fields that meet at a corner, in reading order. */
export function hexesOfCorner({ q3, r3 }: Corner): [Hex, Hex, Hex] {
  const q = Math.floor(q3 / 3);
  const r = Math.floor(r3 / 3);
  const downward = q3 - 3 * q === 1;
  if (downward)
    return [
      { q, r },
      { q: q + 1, r },
      { q, r: r + 1 },
    ];
  return [
    { q: q + 1, r },
    { q, r: r + 1 },
    { q: q + 1, r: r + 1 },
  ];
}
