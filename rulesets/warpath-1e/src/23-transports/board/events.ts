import { unitOf, waitOffTable } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const boardEvents = {
  boarded: event(
    'boarded',
    (s, e) => {
      const u = unitOf(s, e.unit);
      waitOffTable(u);
      u.where = { at: 'aboard', of: e.carrier };
    },
    { spatial: true, about: { by: 'unit' } },
  ),
};
