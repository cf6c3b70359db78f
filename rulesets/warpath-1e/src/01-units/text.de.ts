import type { ChapterText } from '../kit.ts';

/** German. */
export const de: ChapterText = {
  refusals: {
    farFromLeader: (r, t) =>
      `Ein Modell ist ${t.length(Number(r.measured))} vom Anführer entfernt; erlaubt sind ${t.length(Number(r.limit))}.`,
    strayed: () => 'Ein Modell hat keinen Kameraden innerhalb von 1 Zoll.',
    modelsOverlap: () => 'Zwei Modelle stehen an derselben Stelle.',
    mustPlace: () => 'Hier muss aufgestellt werden.',
    notOneGroup: () => 'Die Einheit muss in einer einzigen Gruppe stehen.',
  },
  names: {
    chain: 'Einheiten stehen in einer Kette',
  },
};
