import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    overran: (e, t) => `${t.name(e.unit)} überfährt ${t.name(e.over)}.`,
  },
  activities: {
    overrun: '',
  },
  purposes: {
    overrunHits: 'Treffer beim Überfahren',
  },
};
