import { type Fragment, length, s, unitId } from '../../fields.ts';

export const order: Fragment = {
  contexts: {
    order: { unit: unitId },
  },
  events: {
    ordered: {
      unit: unitId,
      order: s.literal('halt', 'advance', 'doubleTime', 'charge', 'pivot', 'manoeuvre', 'fullPower'),
      jump: s.bool,
    },
  },
  requests: {
    /** `rules`: what the order is and what it means for the unit; `reach`: how far it leads. */
    order: {
      kind: 'choose',
      args: { unit: unitId },
      option: { rules: s.list(s.text), reach: s.nullable(length) },
      about: { by: 'unit', rules: 'option.rules' },
    },
  },
};
