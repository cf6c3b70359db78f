import { stand, unitOf } from '../01-units/reduce.ts';
import { event } from '../kit.ts';

export const flyersEvents = {
  flewOff: event(
    'flewOff',
    (s, e) => {
      unitOf(s, e.unit).where = { at: 'sky' };
    },
    { spatial: true, about: { by: 'unit' } },
  ),
  flewIn: event(
    'flewIn',
    (s, e) => {
      const u = unitOf(s, e.unit);
      stand(s, e.unit, [e.model]);
      u.order = 'manoeuvre';
      u.flew = Math.ceil(s.turn / 2);
    },
    { spatial: true, about: { by: 'unit' } },
  ),
};
