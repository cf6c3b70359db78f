import { type Fragment, seat } from '../../fields.ts';

export const givingUp: Fragment = {
  events: {
    resigned: { seat: seat },
  },
};
