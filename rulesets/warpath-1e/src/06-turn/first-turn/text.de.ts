import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    firstTurnGoesTo: (e, t) => `Erster Spielzug: ${t.name(e.side)}.`,
  },
  requests: {
    firstTurn: () => 'Wer hat den ersten Spielzug?',
  },
  activities: {
    firstTurn: '',
  },
};
