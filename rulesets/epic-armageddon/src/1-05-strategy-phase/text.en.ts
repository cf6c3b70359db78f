import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { strategyPhase: 'Strategy phase' },
  events: {
    strategyWon: (e, t) => `${t.name(e.seat)} wins the strategy roll with ${e.total}`,
    firstChosen: (e, t) => `${t.name(e.seat)} acts first`,
  },
  requests: { firstOrSecond: () => 'Act first or second in this turn?' },
  options: { firstOrSecond: (o) => (o.id === 'first' ? 'Act first' : 'Act second') },
  purposes: { strategy: 'strategy roll' },
};
