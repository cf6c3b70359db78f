import type { Text } from '../../kit.ts';

export const text: Text = {
  requests: {
    tieWon: () => 'Wurf gewonnen: zuerst oder danach?',
  },
  options: {
    tieWon: (o, t) => t.name(o.id),
  },
  purposes: {
    rollOff: 'Wer zuerst',
  },
};
