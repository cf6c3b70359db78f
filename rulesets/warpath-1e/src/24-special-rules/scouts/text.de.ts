import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    scouted: () => '',
  },
  requests: {
    firstScout: () => 'Wer bewegt den ersten Aufklärer?',
    scout: () => 'Welcher Aufklärer bewegt sich als nächster?',
  },
  options: {
    scout: (o, t) => (o.id.endsWith('+jump') ? `${t.name(o.id.slice(0, -5))}, springend` : t.name(o.id)),
  },
  activities: {
    scouts: '',
  },
};
