import { type Fragment, s, unitId } from '../../fields.ts';

export const endOfRound: Fragment = {
  contexts: {
    endOfRound: { rolling: s.withDefault(s.list(unitId), []), arriving: s.withDefault(s.list(unitId), []) },
  },
  events: { markersRemoved: {} },
};
