import type { Board, Field } from '../../generated/state.ts';
import { CARD_COLUMNS, CARD_ROWS, columnOf, fieldAt } from './board.ts';

/** DW-I-16, DW-G-45: fifteen rows. J is the letter left out. */
export const ROW_LETTERS = 'ABCDEFGHIKLMNOP';

/**
 * DW-I-13, DW-I-14: the labels of a field, `number of the card/row letter and column`. A field that a card edge cuts
 * has one label from each card, and any of them is valid.
 */
export function labelsOf(board: Board, h: Field): string[] {
  const column = columnOf(h);
  const labels: string[] = [];
  for (let down = 0; down < board.down; down++) {
    for (let across = 0; across < board.across; across++) {
      const row = h.r - CARD_ROWS * down;
      const c = column - CARD_COLUMNS * across;
      if (row < 0 || row > CARD_ROWS || c < 1 || c > CARD_COLUMNS + (row & 1)) continue;
      labels.push(`${board.cards[down * board.across + across]}/${ROW_LETTERS[row]}${c}`);
    }
  }
  return labels;
}

/** DW-I-15: the fields that a label stands for. There is more than one if a card lies on the board twice. */
export function fieldsLabelled(board: Board, label: string): Field[] {
  const parts = /^(\d)\/([A-P])(\d{1,2})$/.exec(label);
  if (parts === null) return [];
  const row = ROW_LETTERS.indexOf(parts[2]!);
  const column = Number(parts[3]);
  if (row < 0 || column < 1 || column > CARD_COLUMNS + (row & 1)) return [];
  const found: Field[] = [];
  board.cards.forEach((card, i) => {
    if (card !== Number(parts[1])) return;
    const across = i % board.across;
    found.push(fieldAt(column + CARD_COLUMNS * across, row + CARD_ROWS * Math.floor(i / board.across)));
  });
  return found;
}
