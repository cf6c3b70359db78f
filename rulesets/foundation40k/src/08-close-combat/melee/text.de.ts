import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { melee: 'Nahkampf' },
  events: {
    meleeDecided: (e, t) =>
      `${t.name(e.winner)}: gewinnt den Nahkampf, ${e.won} zu ${e.lost} nicht verhinderte Treffer`,
  },
  requests: { opponent: (r, t) => `${t.name(r.args.unit)}: gegen wen kämpft sie?` },
};
