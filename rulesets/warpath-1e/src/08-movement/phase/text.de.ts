import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  requests: {
    moveUnit: () => 'Welche Einheit erhält als nächste ihren Befehl?',
  },
  none: {
    moveUnit: 'Alle ohne Befehl halten',
  },
  activities: {
    movement: 'Bewegungsphase',
  },
};
