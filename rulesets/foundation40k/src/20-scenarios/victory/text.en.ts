import type { Text } from '../../kit.ts';

export const text: Text = {
  events: { scored: (e, t) => `${t.name(e.seat)}: points: ${e.points}` },
  names: {
    kingOfTheHill: 'King of the Hill',
    secretLoot: 'Secret loot',
    captureObjectives: 'Capture objectives',
    annihilation: 'Annihilation',
    points: 'points',
  },
};
