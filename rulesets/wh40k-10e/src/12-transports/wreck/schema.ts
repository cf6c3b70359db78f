import { count, type Fragment, modelId, s, unitId } from '../../fields.ts';

export const wreck: Fragment = {
  contexts: {
    wreck: {
      model: modelId,
      /** Who is getting out. */
      unit: s.nullable(unitId),
      emergency: s.withDefault(s.bool, false),
      /** How many of its models got out and still roll. */
      out: s.withDefault(count, 0),
    },
  },
  requests: {
    getOutNext: { kind: 'choose', args: { transport: modelId }, about: { by: 'option' } },
    stranded: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
  },
};
