import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { commandPhase: 'Befehlsphase', battleShockTest: 'Erschütterungstest' },
  events: {
    commandPointGained: (e, t) => `${t.name(e.seat)}: erhält 1 Befehlspunkt`,
    battleShockPassed: (e, t) => `${t.name(e.unit)}: besteht den Erschütterungstest`,
  },
  requests: { battleShockNext: () => 'Welche Einheit legt als nächste ihren Erschütterungstest ab?' },
  purposes: { battleShock: 'Erschütterungstest' },
  effects: { battleShocked: 'erschüttert' },
};
