import type { ChapterText } from '../kit.ts';
import { unitOf } from '../texts/args.ts';

/** German. */
export const de: ChapterText = {
  requests: {
    regroup: (r, t) => `${unitOf(r, t)}: neu formieren (bis zu W6 Zoll gehen)?`,
  },
  refusals: {
    fartherThanNeeded: (r, t) =>
      `${t.length(Number(r.limit))} genügen, um Platz zu finden; ein Modell ginge hier ${t.length(Number(r.measured))}.`,
  },
  effects: {
    followOn: 'im nächsten Spielzug durch Nahkampf gebunden',
  },
  purposes: {
    regroup: 'neu formieren',
    fallBack: 'Rückzug',
  },
};
