import { type Fragment, s, seat } from '../../fields.ts';

export const round: Fragment = {
  contexts: {
    round: {
      /** Who begins where the higher strategy rating does. */
      order: s.withDefault(s.list(seat), []),
    },
  },
  events: {
    roundBegan: { round: s.int(1, 100) },
    phaseBegan: { phase: s.literal('strategy', 'action', 'end') },
  },
  requests: { roundStarts: { kind: 'window' } },
};
