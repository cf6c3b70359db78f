import { type Fragment, s, seat } from '../../fields.ts';

export const battle: Fragment = {
  contexts: { battle: {} },
  events: { resigned: { seat }, battleEnded: { winners: s.list(s.text) } },
};
