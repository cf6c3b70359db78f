import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: {
    missilePhase: 'Missile phase',
  },
  requests: {
    nextShooter: () => 'Which unit shoots next?',
  },
  options: {
    nextShooter: (o, t) => t.name(o.id),
  },
};
