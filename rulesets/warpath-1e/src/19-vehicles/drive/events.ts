import { stand, unitOf } from '../../01-units/reduce.ts';
import { modelsOf } from '../../01-units/units.ts';
import { event } from '../../kit.ts';

export const driveEvents = {
  drove: event(
    'drove',
    (s, e) => {
      const u = unitOf(s, e.unit);
      if (modelsOf(u)![0]!.facing !== e.to.facing) u.turned = true;
      stand(s, e.unit, [e.to]);
      u.travelled += e.distance;
    },
    { spatial: true, about: { by: 'unit' } },
  ),
  immobilised: event(
    'immobilised',
    (s, e) => {
      unitOf(s, e.unit).immobilised = true;
    },
    { about: { by: 'unit' } },
  ),
};
