import type { ChapterText } from '../../kit.ts';

/** German. */
export const de: ChapterText = {
  events: {
    edgeChosen: (e, t) => `${t.name(e.side)}: ${t.name(e.edge)}.`,
  },
  requests: {
    deploy: () => 'Welche Einheit wird als nächste aufgestellt?',
    edge: () => 'Welche Tischkante ist deine?',
  },
  activities: {
    deployment: 'Aufstellung',
  },
  names: {
    south: 'Südkante',
    north: 'Nordkante',
  },
};
