import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  requests: {
    melee: () => 'Which melee is fought next?',
  },
  activities: {
    melee: 'Melee phase',
  },
};
