import { type Fragment, leg, models, s, unitId } from '../fields.ts';

export const charging: Fragment = {
  contexts: {
    charge: { unit: unitId, target: s.nullable(unitId), jump: s.withDefault(s.bool, false) },
  },
  events: {
    chargeTried: { unit: unitId, target: unitId },
    cowered: { unit: unitId },
    charged: { unit: unitId, target: unitId, models, disrupted: s.bool },
  },
  requests: {
    chargeTarget: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    chargeMove: {
      kind: 'path',
      args: { unit: unitId, target: unitId, jump: s.bool },
      legs: { to: leg },
      about: { by: 'unit', at: 'target' },
    },
  },
};
