import { type Fragment, s, unitId } from '../fields.ts';

export const specialWeapons: Fragment = {
  events: {
    bearerChosen: { unit: unitId, weapon: s.int(0), bearer: s.int(0) },
  },
  requests: {
    bearers: {
      kind: 'assign',
      args: { unit: unitId },
      option: { unit: unitId, model: s.int(0) },
      item: { unit: unitId, attack: s.text, weapon: s.text, nth: s.int(0) },
      about: { by: 'unit' },
    },
  },
};
