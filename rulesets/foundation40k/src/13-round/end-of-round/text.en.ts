import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { endOfRound: 'End of the round' },
  events: { markersRemoved: () => '' },
};
