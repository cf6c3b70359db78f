import { type Fragment, s, unitId } from '../fields.ts';

export const morale: Fragment = {
  contexts: { moraleTest: { unit: unitId, occasion: s.literal('volley', 'suppress', 'melee', 'rally') } },
  events: {
    moraleChanged: { unit: unitId, morale: s.literal('ok', 'pinned', 'fleeing') },
    testPassed: { unit: unitId },
  },
  requests: { knowNoFear: { kind: 'confirm', args: { unit: unitId }, about: { by: 'unit' } } },
};
