import type { ChapterText } from '../../kit.ts';
import { otherIn, unitOf } from '../../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    boarded: (e, t) => `${t.name(e.unit)}: aboard ${t.name(e.carrier)}.`,
  },
  requests: {
    board: (r, t) => `${unitOf(r, t)}: board a transport?`,
  },
  none: {
    board: 'Do not board',
  },
  refusals: {
    notHalted: (r, t) =>
      `To board ${otherIn(r, t)}, order it to halt first; otherwise ${t.length(Number(r.limit))} must be kept.`,
  },
  names: {
    embarkBy: 'who must be near enough to embark',
    'embarkBy=all': 'all models',
    nearest: 'the nearest model',
  },
};
