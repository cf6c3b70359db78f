import type { Text } from '../../kit.ts';

const WHY = {
  losses: 'vernichtet',
  edge: 'vom Spielfeld geflohen',
  pursuit: 'eingeholt',
  placement: 'bei der Landung verloren',
} as const;

export const text: Text = {
  events: {
    livesLost: (e, t) => `${t.name(e.model)}: verliert ${e.lives} L`,
    modelLost: (e, t) => `${t.name(e.model)}: verloren`,
    unitDestroyed: (e, t) => `${t.name(e.unit)}: ${WHY[e.why]}`,
  },
};
