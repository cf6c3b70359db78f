import { count, type Fragment, formationId, s } from '../fields.ts';

export const blastMarkers: Fragment = {
  events: {
    markersPlaced: { formation: formationId, by: count },
    markersRemoved: { formation: formationId, by: count },
    /** `withdraws`: whether it still has to. */
    formationBroke: { formation: formationId, withdraws: s.bool },
  },
  requests: { markersOnBroken: { kind: 'window' } },
};
