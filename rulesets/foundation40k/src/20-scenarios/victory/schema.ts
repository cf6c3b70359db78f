import { type Fragment, s, seat } from '../../fields.ts';

export const victory: Fragment = {
  events: { scored: { seat, points: s.int(1, 100) } },
};
