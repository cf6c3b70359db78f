import type { ChapterText } from '../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    damaged: (e, t) => `${t.name(e.unit)}: ${e.points} Schaden, nun ${e.total}.`,
  },
  purposes: {
    explosive: 'explosiver Schaden',
    toWound: 'Verwundung',
  },
};
