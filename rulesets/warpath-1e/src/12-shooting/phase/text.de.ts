import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    nobodyCanShoot: () => 'Niemand kann schießen.',
  },
  requests: {
    shootUnit: () => 'Welche Einheit schießt als nächste?',
  },
  none: {
    shootUnit: 'Niemand schießt (mehr)',
  },
  activities: {
    shooting: 'Schussphase',
  },
};
