import type { ChapterText } from '../kit.ts';

/** English. */
export const en: ChapterText = {
  names: {
    stealthy: 'stealthy units are harder to hit',
  },
};
