import { type Fragment, s, seat } from '../../fields.ts';

export const control: Fragment = { events: { controlChanged: { marker: s.text, controller: s.nullable(seat) } } };
