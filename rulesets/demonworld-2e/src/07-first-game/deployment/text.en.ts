import type { Text } from '../../kit.ts';
import { who } from '../../texts/args.ts';

export const text: Text = {
  activities: {
    deployment: 'Set-up',
  },
  events: {
    deployed: (e, t) => `${t.name(e.seat)}: ${e.placed.length} elements set up.`,
  },
  requests: {
    deploy: () => 'Set up all your elements in your zone.',
  },
  refusals: {
    outsideZone: (r, t) => `${who(r, t)}is outside the zone.`,
  },
};
