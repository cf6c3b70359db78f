import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: {
    round: '',
  },
  events: {
    roundBegan: (e) => `Runde ${e.round}.`,
    phaseBegan: () => '',
    ordersRemoved: () => 'Alle Befehlsmarker werden entfernt.',
  },
};
