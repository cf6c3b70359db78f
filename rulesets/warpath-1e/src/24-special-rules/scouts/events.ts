import { unitOf } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const scoutsEvents = {
  scouted: event(
    'scouted',
    (s, e) => {
      const u = unitOf(s, e.unit);
      u.travelled = 0;
      u.turned = false;
    },
    { about: { by: 'unit' } },
  ),
};
