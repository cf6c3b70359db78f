import { type Fragment, s, unitId } from '../../fields.ts';

export const elite: Fragment = {
  requests: {
    afterRoll: {
      kind: 'window',
      args: { unit: s.nullable(unitId), purpose: s.text, failed: s.int(0), dice: s.int(0) },
      about: { by: 'unit' },
    },
  },
};
