import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    overran: (e, t) => `${t.name(e.unit)} runs over ${t.name(e.over)}.`,
  },
  activities: {
    overrun: '',
  },
  purposes: {
    overrunHits: 'hits of the overrun',
  },
};
