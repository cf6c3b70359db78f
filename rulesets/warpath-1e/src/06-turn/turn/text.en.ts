import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    turnBegan: (e, t) => `Turn ${e.turn}: ${t.name(e.side)}`,
  },
  activities: {
    turn: '',
  },
};
