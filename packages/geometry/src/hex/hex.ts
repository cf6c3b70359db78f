/**
 * One hexagonal field in axial coordinates, both integers.
 *
 * Directions are numbered clockwise as seen on the table, 0 to 5. On a grid of pointy-topped fields they are
 * 0 = east, 1 = south-east, 2 = south-west, 3 = west, 4 = north-west, 5 = north-east.
 */
export type Hex = { readonly q: number; readonly r: number };

/** Largest |q| and |r| that this folder accepts: keys stay small integers and all products stay exact. */
export const MAX_HEX = 4095;

export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** Any whole number of sixths of a turn as 0 to 5. */
export const sixths = (n: number): number => ((n % 6) + 6) % 6;

/** The vector of a direction; any integer is taken modulo 6. */
export const directionVector = (direction: number): Hex => DIRECTIONS[sixths(direction)]!;

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** Reading order: row by row, from the left. All sets of fields are listed in this order. */
export const compareHexes = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q;

export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
export const subtract = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });

/** The vector n times. Adding 0 turns a negative zero into a plain one, so that equal fields are identical data. */
export const times = (h: Hex, n: number): Hex => ({ q: h.q * n + 0, r: h.r * n + 0 });

export function neighbour(h: Hex, direction: number): Hex {
  const d = directionVector(direction);
  return { q: h.q + d.q, r: h.r + d.r };
}

/** The six adjacent fields in the order of the directions. */
export const neighbours = (h: Hex): Hex[] => DIRECTIONS.map((d) => add(h, d));

/** The fewest sides crossed on the way from one field to the other. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export const isAdjacent = (a: Hex, b: Hex): boolean => distance(a, b) === 1;

/** The direction from a field to an adjacent one; undefined if they are not adjacent. */
export function directionBetween(from: Hex, to: Hex): number | undefined {
  const q = to.q - from.q;
  const r = to.r - from.r;
  const found = DIRECTIONS.findIndex((d) => d.q === q && d.r === r);
  return found < 0 ? undefined : found;
}

/** The fields in a straight line from `start` in one direction, `start` first. */
export function row(start: Hex, direction: number, count: number): Hex[] {
  const d = directionVector(direction);
  return Array.from({ length: count }, (_, i) => ({ q: start.q + i * d.q, r: start.r + i * d.r }));
}
