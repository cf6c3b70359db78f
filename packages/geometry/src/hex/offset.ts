import type { Hex } from './hex.ts';

/** A field by column and row, as printed grids name it. */
export type Offset = { readonly column: number; readonly row: number };

/**
 * Which lines of the printed grid are pushed on by half a field. Pointy-topped fields form straight rows: `odd-r` and
 * `even-r` say which rows are pushed to the right. Flat-topped fields form straight columns: `odd-q` and `even-q` say
 * which columns are pushed down.
 */
export type OffsetGrid = 'odd-r' | 'even-r' | 'odd-q' | 'even-q';

/** Half of the line number, rounded down where odd lines are pushed and up where even lines are. */
const half = (n: number, odd: boolean): number => (odd ? Math.floor(n / 2) : Math.ceil(n / 2)) + 0;

export function offsetToAxial({ column, row }: Offset, grid: OffsetGrid): Hex {
  if (grid === 'odd-r' || grid === 'even-r') return { q: column - half(row, grid === 'odd-r'), r: row };
  return { q: column, r: row - half(column, grid === 'odd-q') };
}

export function axialToOffset({ q, r }: Hex, grid: OffsetGrid): Offset {
  if (grid === 'odd-r' || grid === 'even-r') return { column: q + half(r, grid === 'odd-r'), row: r };
  return { column: q, row: r + half(q, grid === 'odd-q') };
}

/**
 * The shift by whole columns and rows that maps the printed grid onto itself. Undefined if it would land between the
 * grid's lines.
 */
export function offsetShift({ column, row }: Offset, grid: OffsetGrid): Hex | undefined {
  const lines = grid === 'odd-r' || grid === 'even-r' ? row : column;
  return lines % 2 === 0 ? offsetToAxial({ column, row }, grid) : undefined;
}

/** The fields of some printed rows in reading order; `columns` gives the first and last column of each row. */
export function offsetRows(
  grid: OffsetGrid,
  firstRow: number,
  lastRow: number,
  columns: (row: number) => readonly [first: number, last: number],
): Hex[] {
  const fields: Hex[] = [];
  for (let row = firstRow; row <= lastRow; row++) {
    const [first, last] = columns(row);
    for (let column = first; column <= last; column++) fields.push(offsetToAxial({ column, row }, grid));
  }
  return fields;
}
