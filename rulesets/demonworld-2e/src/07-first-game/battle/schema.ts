import { type Fragment, s, seat } from '../../fields.ts';

export const battle: Fragment = {
  contexts: {
    battle: {},
  },
  events: {
    resigned: { seat: seat },
    drawOffered: { seat: seat },
    battleEnded: { why: s.literal('agreed', 'rounds') },
  },
};
