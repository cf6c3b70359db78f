import { count, type Fragment, formationId, seat } from '../../fields.ts';

export const rally: Fragment = {
  contexts: { rally: { seat, formation: formationId } },
  events: {
    /** `left`: the blast markers that remain. */
    formationRallied: { formation: formationId, left: count },
    rallyFailed: { formation: formationId },
  },
};
