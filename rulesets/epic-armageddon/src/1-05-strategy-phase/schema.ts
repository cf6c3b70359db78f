import { type Fragment, s, seat } from '../fields.ts';

export const strategyPhase: Fragment = {
  contexts: { strategyPhase: { winner: s.nullable(seat) } },
  events: {
    strategyWon: { seat, total: s.int(0, 99) },
    /** Who acts first in this round's action phase. */
    firstChosen: { seat },
  },
  requests: {
    /** The winner acts first or second. */
    firstOrSecond: { kind: 'choose' },
  },
};
