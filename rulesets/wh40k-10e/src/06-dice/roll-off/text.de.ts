import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { rollOff: 'Gegeneinander würfeln' },
  events: { rollOffWon: (e, t) => `${t.name(e.seat)}: gewinnt den Wurf` },
  purposes: { rollOff: 'Gegeneinander würfeln' },
};
