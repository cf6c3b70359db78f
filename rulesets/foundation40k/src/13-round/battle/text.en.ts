import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { battle: '' },
  events: {
    resigned: (e, t) => `${t.name(e.seat)}: resigns`,
    battleEnded: (e, t) => (e.winners.length === 0 ? 'Draw' : `Victory: ${e.winners.map((w) => t.name(w)).join(', ')}`),
  },
};
