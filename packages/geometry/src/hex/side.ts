import { directionBetween, type Hex, neighbour, sixths } from './hex.ts';
import { type HexKey, hexKey, hexOfKey } from './key.ts';

/** One side of a field, which two fields share. It is named after the field that has it in direction 0, 1 or 2. */
export type HexSide = { readonly q: number; readonly r: number; readonly side: number };

/** A side as one small integer, for sets and maps. */
export type SideKey = number;

/** The side of a field in any of its six directions, under its unique name. */
export function sideOf(h: Hex, direction: number): HexSide {
  const d = sixths(direction);
  if (d < 3) return { q: h.q, r: h.r, side: d };
  const other = neighbour(h, d);
  return { q: other.q, r: other.r, side: d - 3 };
}

/** The common side of two fields; undefined if they are not adjacent. */
export function sideBetween(a: Hex, b: Hex): HexSide | undefined {
  const direction = directionBetween(a, b);
  return direction === undefined ? undefined : sideOf(a, direction);
}

/** The two fields that a side separates. */
export const hexesOfSide = (s: HexSide): [Hex, Hex] => [{ q: s.q, r: s.r }, neighbour(s, s.side)];

/** The six sides of a field in the order of the directions. */
export const sidesOf = (h: Hex): HexSide[] => [0, 1, 2, 3, 4, 5].map((d) => sideOf(h, d));

export const sideKey = (s: HexSide): SideKey => hexKey(s) * 4 + s.side;

export function sideOfKey(key: SideKey): HexSide {
  const h: HexKey = Math.floor(key / 4);
  return { ...hexOfKey(h), side: key % 4 };
}

/** The key of a field's side in a direction, without building the side: for inner loops. */
export function sideKeyOf(h: Hex, direction: number): SideKey {
  return direction < 3 ? hexKey(h) * 4 + direction : hexKey(neighbour(h, direction)) * 4 + direction - 3;
}
