import type { ChapterText } from '../kit.ts';

/** English. */
export const en: ChapterText = {
  names: {
    sightBlockedBy: 'which models block sight',
    big: 'big ones only',
    doubtfulSight: 'doubtful sight is rolled for',
  },
};
