import { point } from '../../14-terrain/schema.ts';
import { count, type Fragment, s, seat, ticks } from '../../fields.ts';

export const markers: Fragment = {
  contexts: { markers: { left: count, turn: s.nullable(seat) } },
  events: { objectivePlaced: { objective: s.text, at: point, value: s.int(0, 3) } },
  requests: { marker: { kind: 'place', args: { marker: s.text, left: count }, pose: { x: ticks, y: ticks } } },
};
