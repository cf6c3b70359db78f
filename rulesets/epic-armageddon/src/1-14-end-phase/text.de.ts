import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { endPhase: 'Endphase', rally: 'Sammeln' },
  events: {
    formationRallied: (e, t) => `${t.name(e.formation)} sammelt sich, Beschussmarken übrig: ${e.left}`,
    rallyFailed: (e, t) => `${t.name(e.formation)} sammelt sich nicht`,
  },
  requests: { rallyNext: () => 'Welcher Verband versucht als Nächstes, sich zu sammeln?' },
  purposes: { rally: 'Sammeltest' },
};
