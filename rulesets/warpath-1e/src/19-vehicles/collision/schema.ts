import { type Fragment, unitId } from '../../fields.ts';

export const collision: Fragment = {
  contexts: {
    collision: { unit: unitId, other: unitId },
  },
  events: {
    collided: { unit: unitId, other: unitId },
  },
};
