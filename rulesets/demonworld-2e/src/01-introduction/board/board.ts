import { hex } from '@walstatt/geometry';
import type { Board, Field } from '../../generated/state.ts';

/** DW-I-16: whole fields across and steps between rows down one card. */
export const CARD_COLUMNS = 17;
export const CARD_ROWS = 14;

/** DW-I-17: the printed grid, with columns counted from 1. */
export const columnOf = ({ q, r }: Field): number => q + Math.ceil(r / 2);
export const fieldAt = (column: number, row: number): Field => hex.offsetToAxial({ column, row }, 'even-r');

/** DW-I-09, DW-V-89: cards lie edge to edge. Half fields along the outer edge are ordinary fields. */
export function isOnBoard(board: Board, q: number, r: number): boolean {
  if (r < 0 || r > CARD_ROWS * board.down) return false;
  const column = q + Math.ceil(r / 2);
  return column >= 1 && column <= CARD_COLUMNS * board.across + (r & 1);
}

/** All fields of a board, row by row. */
export function fieldsOfBoard(board: Board): Field[] {
  return hex.offsetRows('even-r', 0, CARD_ROWS * board.down, (row) => [1, CARD_COLUMNS * board.across + (row & 1)]);
}
