import type { ChapterText } from '../kit.ts';

/** German. */
export const de: ChapterText = {
  names: {
    battle: 'Kampfszenario',
    marker: 'Missionsziel',
    turns: 'Zahl der Spielzüge',
    'turns=0': 'ohne Grenze',
    totalControlLead: 'Totale Kontrolle gewinnt, wer wie weit vorn liegt',
    fifth: 'um ein Fünftel',
    any: 'um irgendetwas',
  },
};
