import type { ChapterText } from '../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    damaged: (e, t) => `${t.name(e.unit)}: ${e.points} damage, now ${e.total}.`,
  },
  purposes: {
    explosive: 'explosive damage',
    toWound: 'to wound',
  },
};
