import type { Fragment } from '../../fields.ts';

export const charge: Fragment = {
  /** A unit that intervenes heroically has charged, too, but gets no bonus for it. */
  effects: { charged: {}, chargeBonus: {} },
};
