import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { commandPhase: 'Command phase', extraOrders: 'Command points', battleShockTest: 'Battle-shock test' },
  events: {
    commandPointGained: (e, t) => `${t.name(e.seat)}: gains 1 command point`,
    battleShockPassed: (e, t) => `${t.name(e.unit)}: passes the battle-shock test`,
  },
  requests: {
    commandRules: () => 'Command phase: what else do you do?',
    battleShockNext: () => 'Which unit takes its battle-shock test next?',
  },
  purposes: { commandPoint: 'Extra command point', battleShock: 'Battle-shock test' },
  effects: { extraCommandPoint: '', battleShocked: 'battle-shocked' },
};
