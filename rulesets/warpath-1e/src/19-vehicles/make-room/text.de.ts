import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    pushed: (e, t) => `${t.name(e.unit)}: zur Seite gewichen.`,
  },
  requests: {
    makeRoom: (r, t) => `${unitOf(r, t)}: wohin mit den Modellen unter dem Fahrzeug?`,
  },
  none: {
    makeRoom: 'Niemanden zur Seite stellen',
  },
  refusals: {
    mustGiveWay: () => 'Die Modelle unter dem Fahrzeug müssen Platz machen.',
  },
  activities: {
    makeRoom: '',
  },
};
