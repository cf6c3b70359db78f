import type { ChapterText } from '../kit.ts';

/** German. */
export const de: ChapterText = {
  names: {
    sightBlockedBy: 'welche Modelle die Sicht nehmen',
    big: 'nur große',
    doubtfulSight: 'zweifelhafte Sicht wird ausgewürfelt',
  },
};
