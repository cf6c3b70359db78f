import { unitOf } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const orderEvents = {
  ordered: event(
    'ordered',
    (s, e) => {
      const u = unitOf(s, e.unit);
      u.order = e.order;
      u.jumped = e.jump;
    },
    { about: { by: 'unit' } },
  ),
};
