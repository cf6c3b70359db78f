import type { Text } from '../../kit.ts';

export const text: Text = {
  events: { scored: (e, t) => `${t.name(e.seat)}: Punkte: ${e.points}` },
  names: {
    kingOfTheHill: 'König des Hügels',
    secretLoot: 'Geheime Beute',
    captureObjectives: 'Missionsziele erobern',
    annihilation: 'Vernichtung',
    points: 'Punkte',
  },
};
