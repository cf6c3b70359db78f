import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    left: (e, t) => `${t.name(e.unit)}: out of ${t.name(e.carrier)}.`,
  },
  requests: {
    disembark: (r, t) => `${unitOf(r, t)}: where to get out?`,
  },
  none: {
    disembark: 'Stay aboard',
  },
  refusals: {
    leaderNotBeside: (r, t) => `The leader is put down 1 inch from the transport, not ${t.length(Number(r.measured))}.`,
  },
  activities: {
    disembark: '',
  },
};
