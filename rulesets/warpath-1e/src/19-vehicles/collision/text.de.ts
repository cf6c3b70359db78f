import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    collided: (e, t) => `${t.name(e.unit)} rammt ${t.name(e.other)}.`,
  },
  activities: {
    collision: '',
  },
  purposes: {
    collisionHits: 'Treffer der Kollision',
  },
};
