import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { commandPhase: 'Befehlsphase', extraOrders: 'Befehlspunkte', battleShockTest: 'Erschütterungstest' },
  events: {
    commandPointGained: (e, t) => `${t.name(e.seat)}: erhält 1 Befehlspunkt`,
    battleShockPassed: (e, t) => `${t.name(e.unit)}: besteht den Erschütterungstest`,
  },
  requests: {
    commandRules: () => 'Befehlsphase: Was tust du noch?',
    battleShockNext: () => 'Welche Einheit legt als nächste ihren Erschütterungstest ab?',
  },
  purposes: { commandPoint: 'Zusätzlicher Befehlspunkt', battleShock: 'Erschütterungstest' },
  effects: { extraCommandPoint: '', battleShocked: 'erschüttert' },
};
