import { type Fragment, unitId } from '../../fields.ts';

export const crippling: Fragment = {
  events: {
    crippled: { unit: unitId },
  },
};
