import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { endPhase: 'End phase', rally: 'Rally' },
  events: {
    formationRallied: (e, t) => `${t.name(e.formation)} rallies, blast markers left: ${e.left}`,
    rallyFailed: (e, t) => `${t.name(e.formation)} does not rally`,
  },
  requests: { rallyNext: () => 'Which formation tries to rally next?' },
  purposes: { rally: 'rally test' },
};
