import { type Fragment, unitId } from '../../fields.ts';

export const overrun: Fragment = {
  contexts: {
    overrun: { unit: unitId, over: unitId },
  },
  events: {
    overran: { unit: unitId, over: unitId },
  },
};
