import type { ChapterText } from '../../kit.ts';

/** English. */
export const en: ChapterText = {
  events: {
    edgeChosen: (e, t) => `${t.name(e.side)}: ${t.name(e.edge)}.`,
  },
  requests: {
    deploy: () => 'Which unit is deployed next?',
    edge: () => 'Which table edge is yours?',
  },
  activities: {
    deployment: 'Deployment',
  },
  names: {
    south: 'south edge',
    north: 'north edge',
  },
};
