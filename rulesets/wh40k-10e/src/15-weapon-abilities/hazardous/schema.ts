import { count, type Fragment, modelId, s, unitId } from '../../fields.ts';

/** `model`: who suffers mortal wounds instead of being destroyed, and how many are left. */
export const hazardous: Fragment = {
  contexts: {
    hazardous: {
      unit: unitId,
      tests: count,
      failed: s.withDefault(count, 0),
      model: s.nullable(modelId),
      wounds: s.withDefault(count, 0),
    },
  },
  requests: { hazard: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } } },
};
