import type { ChapterText } from '../kit.ts';

/** English. */
export const en: ChapterText = {
  refusals: {
    farFromLeader: (r, t) =>
      `A model is ${t.length(Number(r.measured))} from its leader; ${t.length(Number(r.limit))} are allowed.`,
    strayed: () => 'A model has no comrade within 1 inch.',
    modelsOverlap: () => 'Two models stand in the same place.',
    mustPlace: () => 'It must be placed.',
    notOneGroup: () => 'The unit must stand in one group.',
  },
  names: {
    chain: 'units stand in one chain',
  },
};
