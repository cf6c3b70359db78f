import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    deployed: (e, t) => `${t.name(e.unit)}: deployed.`,
    heldBack: (e, t) => `${t.name(e.unit)}: not yet on the table.`,
  },
  requests: {
    deployHow: (r, t) => `${unitOf(r, t)}: on the table, in a transport, or held back?`,
    deployPlace: (r, t) => `${unitOf(r, t)}: where to deploy?`,
  },
  options: {
    deployHow: (o, t) => (o.id === 'table' ? 'on the table' : o.id === 'reserve' ? 'hold back' : `in ${t.name(o.id)}`),
  },
  refusals: {
    outsideZone: (r, t) =>
      `That is ${t.length(Number(r.measured))} deep; the deployment zone ends at ${t.length(Number(r.limit))}.`,
  },
  activities: {
    deployUnit: '',
  },
};
