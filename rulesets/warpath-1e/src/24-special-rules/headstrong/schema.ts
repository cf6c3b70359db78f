import { type Fragment, unitId } from '../../fields.ts';

export const headstrong: Fragment = {
  events: {
    shookOff: { unit: unitId },
    staysDown: { unit: unitId },
  },
};
