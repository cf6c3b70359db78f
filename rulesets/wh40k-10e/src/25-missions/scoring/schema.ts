import { type Fragment, s, seat } from '../../fields.ts';

export const scoring: Fragment = { events: { scored: { seat, points: s.int(1, 99) } } };
