import { endCharge, unitOf } from '../01-units/reduce.ts';
import { event } from '../kit.ts';

export const moraleEvents = {
  tested: event(
    'tested',
    (s, e) => {
      unitOf(s, e.unit).hurt = false;
    },
    { about: { by: 'unit' } },
  ),
  destroyed: event(
    'destroyed',
    (s, e) => {
      const u = unitOf(s, e.unit);
      u.where = { at: 'gone' };
      u.hurt = false;
      endCharge(u);
    },
    { spatial: true, about: { at: 'unit' } },
  ),
};
