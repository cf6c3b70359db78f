import type { Text } from '../../kit.ts';

const WHY = {
  losses: 'destroyed',
  edge: 'fled off the table',
  pursuit: 'caught',
  placement: 'lost on landing',
} as const;

export const text: Text = {
  events: {
    livesLost: (e, t) => `${t.name(e.model)}: loses ${e.lives} L`,
    modelLost: (e, t) => `${t.name(e.model)}: lost`,
    unitDestroyed: (e, t) => `${t.name(e.unit)}: ${WHY[e.why]}`,
  },
};
