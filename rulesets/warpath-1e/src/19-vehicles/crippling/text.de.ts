import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    crippled: (e, t) => `${t.name(e.unit)}: beschädigt.`,
  },
};
