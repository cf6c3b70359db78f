import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    thrownOut: (e, t) => `${t.name(e.unit)}: aus dem Wrack geworfen (${t.name(e.carrier)}).`,
  },
  requests: {
    wreck: (r, t) => `${unitOf(r, t)}: wo stehen die Passagiere?`,
  },
  refusals: {
    farFromWreck: (r, t) =>
      `Das ist ${t.length(Number(r.measured))} vom Wrack entfernt; Passagiere bleiben in der Nähe.`,
  },
  activities: {
    wreck: '',
  },
  purposes: {
    wreckHits: 'Treffer im Wrack',
  },
};
