import { type Fragment, leg, length, models, s, unitId } from '../../fields.ts';

const why = s.literal('advance', 'doubleTime', 'scout', 'regroup', 'fallBack', 'arrive');

export const walk: Fragment = {
  contexts: {
    walk: {
      unit: unitId,
      why,
      allowance: length,
      jump: s.withDefault(s.bool, false),
    },
  },
  events: {
    walked: {
      unit: unitId,
      models,
      why: s.literal('advance', 'doubleTime', 'scout', 'regroup', 'fallBack', 'arrive', 'apart'),
    },
  },
  requests: {
    walk: {
      kind: 'path',
      args: { unit: unitId, why, allowance: length, jump: s.bool },
      legs: { to: leg },
      about: { by: 'unit' },
    },
  },
};
