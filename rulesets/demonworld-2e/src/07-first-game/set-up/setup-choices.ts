import type { SetupChoice, SetupChoices } from '@walstatt/engine';
import { MAP_BOARDS } from '../../01-introduction/board/map-boards.ts';

const values = MAP_BOARDS.map((n) => ({ value: String(n), name: { de: `Karte ${n}`, en: `Board ${n}` } }));

const board = (i: number): SetupChoice => ({
  id: `board ${i}`,
  about: 'table',
  rule: 'DW-VII-02',
  name: { de: i === 1 ? 'Erste Karte' : 'Zweite Karte', en: i === 1 ? 'First map board' : 'Second map board' },
  values,
  preset: String(i),
});

/** DW-VII-02: which of the map boards lie on the table. The armies of the first battle are those of the book. */
export const setupChoices: SetupChoices = {
  list: () => [board(1), board(2)],
  toSetup: (_scenario, picks) =>
    picks['board 1'] === undefined && picks['board 2'] === undefined
      ? {}
      : { cards: [Number(picks['board 1'] ?? 1), Number(picks['board 2'] ?? 2)] },
};
