import { type Fragment, s } from '../../fields.ts';

export const round: Fragment = {
  contexts: {
    round: {},
  },
  events: {
    roundBegan: { round: s.int(1) },
    phaseBegan: { phase: s.literal('command', 'firstMissile', 'movement', 'secondMissile', 'melee') },
    ordersRemoved: {},
  },
};
