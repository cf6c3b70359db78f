import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    thrownOut: (e, t) => `${t.name(e.unit)}: thrown out of ${t.name(e.carrier)}.`,
  },
  requests: {
    wreck: (r, t) => `${unitOf(r, t)}: where do the passengers stand?`,
  },
  refusals: {
    farFromWreck: (r, t) => `That is ${t.length(Number(r.measured))} from the wreck; passengers stay near it.`,
  },
  activities: {
    wreck: '',
  },
  purposes: {
    wreckHits: 'hits in the wreck',
  },
};
