import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    crippled: (e, t) => `${t.name(e.unit)}: crippled.`,
  },
};
