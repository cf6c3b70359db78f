import type { Text } from '../kit.ts';

export const text: Text = {
  events: {
    markersPlaced: (e, t) => `${t.name(e.formation)}: Beschussmarken +${e.by}`,
    markersRemoved: (e, t) => `${t.name(e.formation)}: Beschussmarken −${e.by}`,
    formationBroke: (e, t) => `${t.name(e.formation)}: aufgerieben`,
  },
  requests: { markersOnBroken: () => 'Beschussmarken auf einem aufgeriebenen Verband' },
};
