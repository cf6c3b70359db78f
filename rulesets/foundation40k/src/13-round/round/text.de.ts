import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { round: '' },
  events: {
    roundBegan: (e) => `Runde ${e.round}`,
    startPlayerFound: (e, t) => `${t.name(e.seat)}: beginnt diese Runde`,
  },
  requests: { activate: () => 'Welche Einheit aktivierst du?' },
  purposes: { startPlayer: 'Startspieler' },
};
