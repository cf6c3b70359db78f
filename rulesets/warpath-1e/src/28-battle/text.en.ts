import type { ChapterText } from '../kit.ts';

/** English. */
export const en: ChapterText = {
  names: {
    battle: 'Battle',
    marker: 'objective',
    turns: 'number of turns',
    'turns=0': 'no limit',
    totalControlLead: 'total control is won with which lead',
    fifth: 'by a fifth',
    any: 'by anything',
  },
};
