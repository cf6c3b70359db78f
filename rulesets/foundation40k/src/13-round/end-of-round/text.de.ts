import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { endOfRound: 'Ende der Runde' },
  events: { markersRemoved: () => '' },
};
