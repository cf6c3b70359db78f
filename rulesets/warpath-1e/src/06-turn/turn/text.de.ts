import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    turnBegan: (e, t) => `Spielzug ${e.turn}: ${t.name(e.side)}`,
  },
  activities: {
    turn: '',
  },
};
