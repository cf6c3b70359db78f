import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    left: (e, t) => `${t.name(e.unit)}: ausgestiegen aus ${t.name(e.carrier)}.`,
  },
  requests: {
    disembark: (r, t) => `${unitOf(r, t)}: wo aussteigen?`,
  },
  none: {
    disembark: 'An Bord bleiben',
  },
  refusals: {
    leaderNotBeside: (r, t) =>
      `Der Anführer steht 1 Zoll neben dem Transporter, nicht ${t.length(Number(r.measured))}.`,
  },
  activities: {
    disembark: '',
  },
};
