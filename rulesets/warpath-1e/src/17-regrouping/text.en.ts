import type { ChapterText } from '../kit.ts';
import { unitOf } from '../texts/args.ts';

/** English. */
export const en: ChapterText = {
  requests: {
    regroup: (r, t) => `${unitOf(r, t)}: regroup (go up to D6 inches)?`,
  },
  refusals: {
    fartherThanNeeded: (r, t) =>
      `${t.length(Number(r.limit))} are enough to find room; one model would go ${t.length(Number(r.measured))}.`,
  },
  effects: {
    followOn: 'bound by melee in its next turn',
  },
  purposes: {
    regroup: 'regroup',
    fallBack: 'fall back',
  },
};
