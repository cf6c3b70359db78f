import { endCharge, stand, unitOf } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const lapseEvents = {
  meleeLapsed: event(
    'meleeLapsed',
    (s, e) => {
      stand(s, e.unit, e.models);
      endCharge(unitOf(s, e.unit));
    },
    { spatial: true, about: { by: 'unit' } },
  ),
};
