import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { rollOff: 'Roll-off' },
  events: { rollOffWon: (e, t) => `${t.name(e.seat)}: wins the roll-off` },
  purposes: { rollOff: 'Roll-off' },
};
