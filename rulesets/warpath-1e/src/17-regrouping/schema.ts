import { type Fragment, s, unitId } from '../fields.ts';

export const regrouping: Fragment = {
  requests: {
    regroup: { kind: 'confirm', args: { unit: unitId }, about: { by: 'unit' } },
  },
  effects: {
    /** Charged and not destroyed, so its order in the next turn is bound. */
    followOn: { attackers: s.list(s.text) },
  },
};
