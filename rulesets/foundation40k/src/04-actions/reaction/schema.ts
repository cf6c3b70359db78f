import { type Fragment, s, seat, unitId } from '../../fields.ts';
import { action } from '../act/schema.ts';

export const reaction: Fragment = {
  contexts: {
    /** `against` is the unit whose action is answered. */
    reaction: { seat, unit: unitId, action, against: unitId },
  },
  events: { reacted: { unit: unitId, against: unitId } },
  requests: {
    reaction: {
      kind: 'window',
      args: { acted: unitId },
      option: { unit: unitId, action, against: unitId, rule: s.text },
      about: { by: 'option.unit', at: 'option.against', rules: 'option.rule' },
    },
  },
};
