import type { Point } from '@walstatt/geometry';
import type { Board } from '../stand/board.ts';

/** A table in square cells: too coarse for rules, but quick to plan on. Cells are numbered row by row. */
export type Cells = { readonly side: number; readonly columns: number; readonly rows: number };

export const cellsOf = ({ width, depth }: Pick<Board, 'width' | 'depth'>, side: number): Cells => ({
  side,
  columns: Math.ceil(width / side),
  rows: Math.ceil(depth / side),
});

/** The cell of a place. Places beside the table belong to the nearest cell on it. */
export function cellAt({ side, columns, rows }: Cells, x: number, y: number): number {
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / side)));
  const row = Math.max(0, Math.min(rows - 1, Math.floor(y / side)));
  return row * columns + column;
}

export const middleOfCell = ({ side, columns }: Cells, cell: number): Point => ({
  x: (cell % columns) * side + side / 2,
  y: Math.floor(cell / columns) * side + side / 2,
});
