import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: {
    round: '',
  },
  events: {
    roundBegan: (e) => `Round ${e.round}.`,
    phaseBegan: () => '',
    ordersRemoved: () => 'All order markers are removed.',
  },
};
