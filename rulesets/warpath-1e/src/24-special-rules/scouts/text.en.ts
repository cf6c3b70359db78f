import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    scouted: () => '',
  },
  requests: {
    firstScout: () => 'Who moves the first scout?',
    scout: () => 'Which scout moves next?',
  },
  options: {
    scout: (o, t) => (o.id.endsWith('+jump') ? `${t.name(o.id.slice(0, -5))}, jumping` : t.name(o.id)),
  },
  activities: {
    scouts: '',
  },
};
