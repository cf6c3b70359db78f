import { type Fragment, facing, formationId, s, ticks, unitId } from '../../fields.ts';
import { mannerName } from '../move/schema.ts';

export const disembark: Fragment = {
  requests: {
    /** Units aboard that get out, each with one leg `out` to where it is put. */
    disembark: {
      kind: 'path',
      args: { formation: formationId, manner: mannerName, targets: s.list(formationId), contacted: s.list(unitId) },
      legs: { out: { x: ticks, y: ticks, facing: s.nullable(facing) } },
      about: { by: 'formation' },
    },
  },
};
