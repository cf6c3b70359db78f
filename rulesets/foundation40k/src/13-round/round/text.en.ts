import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { round: '' },
  events: {
    roundBegan: (e) => `Round ${e.round}`,
    startPlayerFound: (e, t) => `${t.name(e.seat)}: begins this round`,
  },
  requests: { activate: () => 'Which unit do you activate?' },
  purposes: { startPlayer: 'start player' },
};
