import { count, type Fragment, length, s, seat, ticks } from '../../fields.ts';

export const markers: Fragment = {
  contexts: { markers: { turn: s.nullable(seat) } },
  events: { markerPlaced: { seat, marker: s.text, x: ticks, y: ticks } },
  requests: {
    /** `apart` is how far the marker must be from the others, `edge` how far from the edges. */
    marker: {
      kind: 'place',
      args: { marker: s.text, left: count, apart: length, edge: length },
      pose: { x: ticks, y: ticks },
    },
  },
};
