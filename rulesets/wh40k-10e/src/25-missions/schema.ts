import { corner } from '../01-units/schema.ts';
import { length, s, seat, ticks } from '../fields.ts';

/**
 * WH-OBJ-01: an objective marker, a row of the table `objectives`: round, 40 mm wide, centred on a point. WH-OBJ-04,
 * WH-OBJ-08: nobody's while it is contested.
 */
export const objective = s.record(
  {
    at: s.spatial(s.record({ x: ticks, y: ticks, z: s.withDefault(length, 0) }, 'MarkerPlace')),
    control: s.nullable(seat),
  },
  'Objective',
);

/** WH-MISSION-10, WH-MISSION-15: the deployment zones of the map. Between them lies no man's land. */
export const zones = s.record({ attacker: s.list(corner), defender: s.list(corner) }, 'Zones');
