import { unitOf } from '../../01-units/reduce.ts';
import { event } from '../../kit.ts';

export const shootUnitEvents = {
  aimed: event(
    'aimed',
    (s, e) => {
      unitOf(s, e.unit).aim = e.facing;
    },
    { about: { by: 'unit' } },
  ),
  doneShooting: event(
    'doneShooting',
    (s, e) => {
      unitOf(s, e.unit).shot = true;
    },
    { about: { by: 'unit' } },
  ),
};
