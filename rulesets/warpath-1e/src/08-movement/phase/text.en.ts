import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  requests: {
    moveUnit: () => 'Which unit receives its order next?',
  },
  none: {
    moveUnit: 'All without an order halt',
  },
  activities: {
    movement: 'Movement phase',
  },
};
