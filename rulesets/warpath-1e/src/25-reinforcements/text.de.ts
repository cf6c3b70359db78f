import type { ChapterText } from '../kit.ts';
import { unitOf } from '../texts/args.ts';

/** German. */
export const de: ChapterText = {
  events: {
    called: (e, t) => `${t.name(e.unit)}: ${e.comes ? 'Verstärkung trifft ein' : 'noch keine Verstärkung'}.`,
    arrived: (e, t) => `${t.name(e.unit)}: eingetroffen.`,
    waits: (e, t) => `${t.name(e.unit)}: kein Weg herein, warten.`,
  },
  requests: {
    arrive: (r, t) => `${unitOf(r, t)}: wo hereinkommen?`,
    arrival: () => 'Welche Verstärkung trifft als nächste ein?',
  },
  refusals: {
    noEntry: () => 'Der Anführer muss einen Teil der Tischkante berühren, der Verstärkungen offen steht.',
  },
  activities: {
    arrive: '',
  },
  purposes: {
    reinforcement: 'Verstärkung',
  },
};
