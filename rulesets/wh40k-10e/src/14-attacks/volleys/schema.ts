import { count, type Fragment, s, seat, unitId } from '../../fields.ts';
import { volley } from '../gun.ts';

/** All attacks that a unit has declared, target by target. */
export const volleys: Fragment = {
  contexts: {
    volleys: { seat, unit: unitId, melee: s.bool, volleys: s.list(volley), hazards: s.withDefault(count, 0) },
  },
  requests: {
    volleyNext: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    weaponOrder: { kind: 'order', args: { unit: unitId, target: unitId }, about: { by: 'unit', at: 'target' } },
  },
};
