import { unitOf } from '../01-units/reduce.ts';
import { event } from '../kit.ts';

export const woundingEvents = {
  damaged: event(
    'damaged',
    (s, e) => {
      const u = unitOf(s, e.unit);
      u.damage = e.total;
      if (e.points > 0) u.hurt = true;
    },
    { about: { at: 'unit' } },
  ),
};
