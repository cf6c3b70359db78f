import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: {
    meleePhase: 'Melee phase',
  },
  events: {
    meleeState: () => '',
  },
};
