import { type Fragment, formationId, s, unitId } from '../../fields.ts';

export const stray: Fragment = {
  requests: {
    /** EA-1.7.4-02: which part of a torn formation stays. Each option is the first unit of a part. */
    keepPart: {
      kind: 'choose',
      args: { formation: formationId },
      option: { units: s.list(unitId) },
      about: { by: 'option' },
    },
  },
};
