import { type Fragment, s, seat, spot, unitId } from '../fields.ts';

export const morale: Fragment = {
  contexts: {
    tests: { seat: seat, melee: s.withDefault(s.bool, false) },
    test: { seat: seat, unit: unitId, melee: s.bool, at: s.withDefault(s.nullable(spot), null) },
  },
  events: {
    tested: {
      unit: unitId,
      roll: s.int(2, 12),
      total: s.int(2),
      /** The limits it was compared with. */
      suppress: s.int(1, 99),
      destroy: s.int(1, 99),
      result: s.literal('steady', 'suppressed', 'crippled', 'crippledAndDown', 'destroyed'),
    },
    destroyed: { unit: unitId },
  },
  requests: {
    testUnit: { kind: 'choose', about: { by: 'option' } },
  },
  effects: {
    suppressed: {},
  },
};
