import { type Fragment, s, seat } from '../../fields.ts';

export const round: Fragment = {
  contexts: { round: { turn: s.nullable(seat) } },
  events: { roundBegan: { round: s.int(1, 100) }, startPlayerFound: { seat } },
  requests: { activate: { kind: 'activity', about: { by: 'option' } } },
};
