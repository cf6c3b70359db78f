import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    meleeLapsed: (e, t) => `${t.name(e.unit)}: charge broken off.`,
  },
  activities: {
    lapse: '',
  },
};
