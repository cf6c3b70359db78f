import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    resigned: (e, t) => `${t.name(e.seat)}: aufgegeben.`,
  },
};
