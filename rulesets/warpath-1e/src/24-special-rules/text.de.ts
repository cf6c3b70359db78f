import type { ChapterText } from '../kit.ts';

/** German. */
export const de: ChapterText = {
  names: {
    stealthy: 'getarnte Einheiten sind schwerer zu treffen',
  },
};
