import { type Fragment, s, seat } from '../../fields.ts';

export const round: Fragment = {
  contexts: { round: { turns: s.withDefault(s.list(seat), []) } },
  events: { roundBegan: { round: s.int(1, 100) }, battleEnded: {} },
};
