import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: {
    missilePhase: 'Fernkampfphase',
  },
  requests: {
    nextShooter: () => 'Welche Einheit schießt als nächste?',
  },
  options: {
    nextShooter: (o, t) => t.name(o.id),
  },
};
