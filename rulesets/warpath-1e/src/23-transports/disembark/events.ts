import { stand, unitOf } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const disembarkEvents = {
  left: event(
    'left',
    (s, e) => {
      stand(s, e.unit, e.models);
      unitOf(s, e.unit).cameFrom = e.carrier;
    },
    { spatial: true, about: { by: 'unit' } },
  ),
};
