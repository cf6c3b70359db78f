import { type Fragment, modelId, s, seat, unitId } from '../../fields.ts';

export const firingDeck: Fragment = {
  contexts: { firingDeck: { seat, unit: unitId, models: s.withDefault(s.list(modelId), []) } },
  requests: {
    firingDeck: {
      kind: 'assign',
      args: { unit: unitId },
      item: { transport: modelId },
      option: { weapon: s.nullable(s.id('weapons')) },
      about: { by: 'unit' },
    },
  },
  effects: {
    /** On a TRANSPORT model, until its unit has shot: weapons of its passengers. */
    firingDeck: { weapons: s.list(s.id('weapons')) },
  },
};
