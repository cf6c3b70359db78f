import { type Fragment, s, seat, unitId } from '../../fields.ts';
import { action } from '../act/schema.ts';

export const activation: Fragment = {
  contexts: {
    activation: {
      seat,
      unit: unitId,
      taken: s.withDefault(s.list(action), []),
      /** FD-GAP-76. */
      fastUsed: s.withDefault(s.bool, false),
      over: s.withDefault(s.bool, false),
    },
  },
  events: { activated: { unit: unitId } },
  requests: {
    action: {
      kind: 'activity',
      args: { unit: unitId, taken: s.list(action) },
      option: { rule: s.text },
      about: { by: 'unit', rules: 'option.rule' },
    },
  },
};
