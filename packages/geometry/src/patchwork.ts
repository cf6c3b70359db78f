import type { Box } from './box.ts';

/**
 * The table as square patches, each with a print of everything that lies on it. A result about two things stays true as
 * long as the print of the patches between them is the same, wherever else something has moved.
 */
export type Patchwork = {
  readonly size: number;
  readonly minX: number;
  readonly minY: number;
  readonly columns: number;
  readonly rows: number;
  /** Two prints of 32 bits per patch, row by row. */
  readonly one: Uint32Array;
  readonly other: Uint32Array;
};

/** Something that lies on the table. `print` (see `printOf`) stands for everything about it that matters. */
export type Patch = { readonly box: Box; readonly print: number };

/** Lays out the patches, `size` ticks wide. Small patches tell more things apart, large ones are looked up faster. */
export function patchwork(things: readonly Patch[], size: number): Patchwork {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { box } of things) {
    minX = Math.min(minX, box.minX);
    minY = Math.min(minY, box.minY);
    maxX = Math.max(maxX, box.maxX);
    maxY = Math.max(maxY, box.maxY);
  }
  // Patches lie at whole multiples of their size, so that a move at one end of the table shifts none of them.
  minX = Math.floor(minX / size) * size;
  minY = Math.floor(minY / size) * size;
  const columns = things.length === 0 ? 0 : Math.floor((maxX - minX) / size) + 1;
  const rows = things.length === 0 ? 0 : Math.floor((maxY - minY) / size) + 1;
  const one = new Uint32Array(columns * rows);
  const other = new Uint32Array(columns * rows);
  for (const { box, print } of things) {
    const a = mix(0x9e3779b9, print);
    const b = mix(a, print);
    const last = Math.floor((box.maxX - minX) / size);
    const top = Math.floor((box.maxY - minY) / size);
    for (let row = Math.floor((box.minY - minY) / size); row <= top; row++) {
      for (let column = Math.floor((box.minX - minX) / size); column <= last; column++) {
        // Sums do not depend on the order of the list.
        one[row * columns + column]! += a;
        other[row * columns + column]! += b;
      }
    }
  }
  return { size, minX, minY, columns, rows, one, other };
}

/**
 * The print of everything on the patches that a straight line from one box to the other can meet, and of the places of
 * the boxes. Swapping the boxes gives another print.
 */
export function printBetween(patches: Patchwork, from: Box, to: Box): number {
  const { size, minX, minY, columns, rows, one, other } = patches;
  let a = printOfBox(0x85ebca6b, from);
  let b = printOfBox(0xc2b2ae35, to);
  // One tick more on all sides, to make up for rounding.
  const first = Math.max(0, Math.floor((Math.min(from.minX, to.minX) - 1 - minX) / size));
  const last = Math.min(columns - 1, Math.floor((Math.max(from.maxX, to.maxX) + 1 - minX) / size));
  for (let column = first; column <= last; column++) {
    const left = minX + column * size - 1;
    const right = left + size + 2;
    // While one box changes evenly into the other: the moments between which it reaches into this column.
    let begins = 0;
    let ends = 1;
    const low = to.minX - from.minX;
    if (low > 0) ends = Math.min(ends, (right - from.minX) / low);
    else if (low < 0) begins = Math.max(begins, (right - from.minX) / low);
    const high = to.maxX - from.maxX;
    if (high > 0) begins = Math.max(begins, (left - from.maxX) / high);
    else if (high < 0) ends = Math.min(ends, (left - from.maxX) / high);
    if (begins > ends) continue;
    const bottom = from.minY + Math.min(begins * (to.minY - from.minY), ends * (to.minY - from.minY));
    const top = from.maxY + Math.max(begins * (to.maxY - from.maxY), ends * (to.maxY - from.maxY));
    const lowest = Math.max(0, Math.floor((bottom - 1 - minY) / size));
    const highest = Math.min(rows - 1, Math.floor((top + 1 - minY) / size));
    for (let row = lowest; row <= highest; row++) {
      const at = row * columns + column;
      if (one[at] === 0 && other[at] === 0) continue;
      a = mix(a, one[at]!);
      b = mix(b, other[at]!);
    }
  }
  return (a & 0x1fffff) * 2 ** 32 + b;
}

/** A print of whole numbers, such as a pose: 32 bits. */
export function printOf(...numbers: readonly number[]): number {
  let print = numbers.length;
  for (const n of numbers) print = mix(print, n);
  return print;
}

const printOfBox = (seed: number, { minX, minY, maxX, maxY }: Box): number =>
  mix(mix(mix(mix(seed, minX), minY), maxX), maxY);

function mix(print: number, n: number): number {
  let h = Math.imul(print ^ n, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
