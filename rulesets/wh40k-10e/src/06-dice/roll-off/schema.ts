import { type Fragment, s, seat } from '../../fields.ts';

export const rollOff: Fragment = {
  contexts: { rollOff: { winner: s.nullable(seat) } },
  events: { rollOffWon: { seat } },
};
