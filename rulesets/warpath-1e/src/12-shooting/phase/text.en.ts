import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    nobodyCanShoot: () => 'Nobody can shoot.',
  },
  requests: {
    shootUnit: () => 'Which unit shoots next?',
  },
  none: {
    shootUnit: 'Nobody shoots (any more)',
  },
  activities: {
    shooting: 'Shooting phase',
  },
};
