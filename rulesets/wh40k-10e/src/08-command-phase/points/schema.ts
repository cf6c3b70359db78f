import { type Fragment, s, seat } from '../../fields.ts';

export const points: Fragment = {
  /** `done`: abilities of models that have had their turn. */
  contexts: { extraOrders: { seat, done: s.withDefault(s.list(s.text), []) } },
  requests: { commandRules: { kind: 'window' } },
  /** WH-CMD-04: on a seat that has gained its extra point of the round. */
  effects: { extraCommandPoint: {} },
};
