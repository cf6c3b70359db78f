import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  requests: {
    melee: () => 'Welcher Nahkampf wird als nächster ausgetragen?',
  },
  activities: {
    melee: 'Nahkampfphase',
  },
};
