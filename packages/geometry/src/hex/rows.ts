import { type Heading, twelfths } from './heading.ts';
import { type Hex, isAdjacent } from './hex.ts';

const AHEAD: readonly (readonly [q: number, r: number])[] = [
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-2, -1],
  [-1, -1],
  [-1, -2],
  [0, -1],
  [1, -1],
  [1, 0],
];

/**
 * How far a field lies ahead along a heading, as an integer. Along a corner heading one row of fields is 1, so that all
 * fields of a straight row at right angles to it have the same number; along a side heading one field is 2.
 */
export function ahead(h: Hex, heading: Heading): number {
  const [q, r] = AHEAD[twelfths(heading)]!;
  return q * h.q + r * h.r + 0;
}

/**
 * How far a field lies to the right when looking along the heading: in half fields for corner headings, in rows for
 * side headings.
 */
export const across = (h: Hex, heading: Heading): number => ahead(h, heading + 3);

/** Fields that are equally far ahead, from left to right. */
export type Row = { readonly ahead: number; readonly hexes: readonly Hex[] };

/** The fields sorted into rows at right angles to the heading, the foremost row first. */
export function rowsOf(hexes: readonly Hex[], heading: Heading): Row[] {
  const rows = new Map<number, Hex[]>();
  for (const h of hexes) {
    const k = ahead(h, heading);
    const found = rows.get(k);
    if (found) found.push(h);
    else rows.set(k, [h]);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => b - a)
    .map(([k, fields]) => ({ ahead: k, hexes: fields.sort((a, b) => across(a, heading) - across(b, heading)) }));
}

/** Does every field of the row touch the next? Rows along side headings never do: their fields stand apart. */
export const isUnbroken = (row: Row): boolean => row.hexes.every((h, i) => i === 0 || isAdjacent(h, row.hexes[i - 1]!));
