import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    firstTurnGoesTo: (e, t) => `First turn: ${t.name(e.side)}.`,
  },
  requests: {
    firstTurn: () => 'Who has the first turn?',
  },
  activities: {
    firstTurn: '',
  },
};
