import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: {
    battle: '',
  },
  events: {
    resigned: (e, t) => `${t.name(e.seat)} gives up.`,
    drawOffered: (e, t) => `${t.name(e.seat)} would call it a draw.`,
    battleEnded: (e) => (e.why === 'agreed' ? 'The players agree on a draw.' : 'The last round is over.'),
  },
};
