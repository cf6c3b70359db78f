import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  activities: {
    startOfTurn: '',
  },
};
