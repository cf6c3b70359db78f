import { compareHexes, type Hex, neighbour, neighbours } from './hex.ts';
import { type HexKey, hexKey, hexOfKey } from './key.ts';
import { type HexSide, sideOf } from './side.ts';

/** A set of fields: a table, a piece of ground, the fields of several pieces. */
export type HexSet = ReadonlySet<HexKey>;

export const hexSet = (hexes: Iterable<Hex>): HexSet => {
  const set = new Set<HexKey>();
  for (const h of hexes) set.add(hexKey(h));
  return set;
};

export const contains = (set: HexSet, h: Hex): boolean => set.has(hexKey(h));

/** The fields of a set in reading order, whatever order they were added in. */
export const hexesIn = (set: HexSet): Hex[] => [...set].sort((a, b) => a - b).map(hexOfKey);

/** The fields of the first list that are not in the second, each once, in reading order. */
export function without(hexes: readonly Hex[], taken: readonly Hex[]): Hex[] {
  const out = new Set(hexSet(taken));
  const kept: Hex[] = [];
  for (const h of hexes) {
    const key = hexKey(h);
    if (out.has(key)) continue;
    out.add(key);
    kept.push({ q: h.q, r: h.r });
  }
  return kept.sort(compareHexes);
}

/** The fields at the edge of a set: members with a neighbour outside, in reading order. */
export const rim = (set: HexSet): Hex[] => hexesIn(set).filter((h) => neighbours(h).some((n) => !contains(set, n)));

/** The fields around a set: not members, but adjacent to one, in reading order. */
export function fringe(set: HexSet): Hex[] {
  const around = new Set<HexKey>();
  for (const key of set) {
    for (const n of neighbours(hexOfKey(key))) {
      const k = hexKey(n);
      if (!set.has(k)) around.add(k);
    }
  }
  return hexesIn(around);
}

/** The sides between a set and its surroundings, by field in reading order, then by direction. */
export function boundarySides(set: HexSet): HexSide[] {
  const sides: HexSide[] = [];
  for (const h of hexesIn(set)) {
    for (let d = 0; d < 6; d++) if (!contains(set, neighbour(h, d))) sides.push(sideOf(h, d));
  }
  return sides;
}
