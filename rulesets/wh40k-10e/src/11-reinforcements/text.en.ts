import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { arrive: 'Reinforcements' },
  requests: {
    arriveNext: () => 'Which reserves unit arrives?',
    afterSetUp: (r, t) => `${t.name(r.args.unit)}: has been set up. Do you react?`,
  },
  none: { arriveNext: 'No more', setUp: 'Do not set up' },
};
