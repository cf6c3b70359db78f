import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { arrive: 'Reinforcements' },
  requests: {
    arriveNext: () => 'Which reserves unit arrives?',
    afterSetUp: () => 'The enemy has set up a unit: do you react?',
  },
  none: { arriveNext: 'No more', setUp: 'Do not set up' },
};
