import { stand, unitOf } from '../01-units/reduce.ts';
import { event } from '../kit.ts';

export const chargingEvents = {
  chargeTried: event('chargeTried', () => {}, { about: { by: 'unit', at: 'target' } }),
  cowered: event('cowered', () => {}, { about: { by: 'unit' } }),
  charged: event(
    'charged',
    (s, e) => {
      stand(s, e.unit, e.models);
      const u = unitOf(s, e.unit);
      u.charging = e.target;
      u.disrupted = e.disrupted;
    },
    { spatial: true, about: { by: 'unit', at: 'target' } },
  ),
};
