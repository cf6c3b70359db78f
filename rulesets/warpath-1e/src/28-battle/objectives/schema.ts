import { type Fragment, s, side, ticks } from '../../fields.ts';

export const objectives: Fragment = {
  contexts: {
    objectives: { left: s.int(0, 7), side: s.nullable(side) },
  },
  events: {
    objectivesRolled: { count: s.int(2, 7) },
    objectivePlaced: { x: ticks, y: ticks, terrain: s.nullable(s.id('terrain')) },
  },
  requests: {
    objective: { kind: 'place', pose: { x: ticks, y: ticks } },
    objectiveKind: { kind: 'choose' },
  },
};
