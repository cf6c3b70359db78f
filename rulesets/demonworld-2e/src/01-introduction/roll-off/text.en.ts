import type { Text } from '../../kit.ts';

export const text: Text = {
  requests: {
    tieWon: () => 'You have won the roll: go first or second?',
  },
  options: {
    tieWon: (o, t) => t.name(o.id),
  },
  purposes: {
    rollOff: 'Who goes first',
  },
};
