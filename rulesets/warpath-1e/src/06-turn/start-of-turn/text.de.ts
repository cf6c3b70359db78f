import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  activities: {
    startOfTurn: '',
  },
};
