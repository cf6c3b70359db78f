import { sideOf } from '@walstatt/engine';
import { stand, unitOf } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const wreckEvents = {
  thrownOut: event(
    'thrownOut',
    (s, e) => {
      stand(s, e.unit, e.models);
      const u = unitOf(s, e.unit);
      u.shaken = sideOf(s, u.owner) === s.active;
    },
    { spatial: true, about: { by: 'unit' } },
  ),
};
