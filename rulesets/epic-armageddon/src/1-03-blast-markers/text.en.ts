import type { Text } from '../kit.ts';

export const text: Text = {
  events: {
    markersPlaced: (e, t) => `${t.name(e.formation)}: blast markers +${e.by}`,
    markersRemoved: (e, t) => `${t.name(e.formation)}: blast markers −${e.by}`,
    formationBroke: (e, t) => `${t.name(e.formation)}: broken`,
  },
  requests: { markersOnBroken: () => 'Blast markers on a broken formation' },
};
