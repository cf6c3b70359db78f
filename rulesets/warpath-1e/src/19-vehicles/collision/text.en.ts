import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    collided: (e, t) => `${t.name(e.unit)} rams ${t.name(e.other)}.`,
  },
  activities: {
    collision: '',
  },
  purposes: {
    collisionHits: 'hits of the collision',
  },
};
