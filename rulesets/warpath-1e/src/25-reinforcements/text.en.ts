import type { ChapterText } from '../kit.ts';
import { unitOf } from '../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    called: (e, t) => `${t.name(e.unit)}: ${e.comes ? 'the reinforcement comes' : 'no reinforcement yet'}.`,
    arrived: (e, t) => `${t.name(e.unit)}: arrived.`,
    waits: (e, t) => `${t.name(e.unit)}: no way in, waiting.`,
  },
  requests: {
    arrive: (r, t) => `${unitOf(r, t)}: where to come in?`,
    arrival: () => 'Which reinforcement comes in next?',
  },
  refusals: {
    noEntry: () => 'The leader must touch a part of the table edge that is open to reinforcements.',
  },
  activities: {
    arrive: '',
  },
  purposes: {
    reinforcement: 'reinforcements',
  },
};
