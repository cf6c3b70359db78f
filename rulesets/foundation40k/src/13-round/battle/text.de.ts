import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { battle: '' },
  events: {
    resigned: (e, t) => `${t.name(e.seat)}: gibt auf`,
    battleEnded: (e, t) =>
      e.winners.length === 0 ? 'Unentschieden' : `Sieg: ${e.winners.map((w) => t.name(w)).join(', ')}`,
  },
};
