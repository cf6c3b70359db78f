import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { commandPhase: 'Command phase', battleShockTest: 'Battle-shock test' },
  events: {
    commandPointGained: (e, t) => `${t.name(e.seat)}: gains 1 command point`,
    battleShockPassed: (e, t) => `${t.name(e.unit)}: passes the battle-shock test`,
  },
  requests: { battleShockNext: () => 'Which unit takes its battle-shock test next?' },
  purposes: { battleShock: 'Battle-shock test' },
  effects: { battleShocked: 'battle-shocked' },
};
