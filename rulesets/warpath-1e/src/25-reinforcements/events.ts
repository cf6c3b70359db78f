import { stand, unitOf } from '../01-units/reduce.ts';
import { event } from '../kit.ts';

export const reinforcementsEvents = {
  called: event('called', () => {}, { about: { by: 'unit' } }),
  arrived: event(
    'arrived',
    (s, e) => {
      stand(s, e.unit, e.models);
      unitOf(s, e.unit).due = false;
    },
    { spatial: true, about: { by: 'unit' } },
  ),
  waits: event(
    'waits',
    (s, e) => {
      unitOf(s, e.unit).due = true;
    },
    { about: { by: 'unit' } },
  ),
};
