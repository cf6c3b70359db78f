import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    resigned: (e, t) => `${t.name(e.seat)}: battle given up.`,
  },
};
