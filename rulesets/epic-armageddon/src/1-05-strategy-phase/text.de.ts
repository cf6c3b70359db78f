import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { strategyPhase: 'Strategiephase' },
  events: {
    strategyWon: (e, t) => `${t.name(e.seat)} gewinnt den Strategiewurf mit ${e.total}`,
    firstChosen: (e, t) => `${t.name(e.seat)} handelt zuerst`,
  },
  requests: { firstOrSecond: () => 'In diesem Zug zuerst oder als Zweiter handeln?' },
  options: { firstOrSecond: (o) => (o.id === 'first' ? 'Zuerst handeln' : 'Als Zweiter handeln') },
  purposes: { strategy: 'Strategiewurf' },
};
