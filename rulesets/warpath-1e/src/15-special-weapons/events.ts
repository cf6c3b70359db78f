import { unitOf } from '../01-units/reduce.ts';
import { event } from '../kit.ts';

export const specialWeaponsEvents = {
  bearerChosen: event(
    'bearerChosen',
    (s, e) => {
      unitOf(s, e.unit).weapons[e.weapon]!.bearer = e.bearer;
    },
    { about: { by: 'unit' } },
  ),
};
