import { type Fragment, formationId, s, seat, unitId } from '../../fields.ts';

export const withdrawal: Fragment = {
  contexts: {
    withdrawal: {
      seat,
      formation: formationId,
      movesLeft: s.withDefault(s.int(0, 2), 2),
      /** EA-2.1.3-04: the units that have moved in this withdrawal. */
      moved: s.withDefault(s.list(unitId), []),
    },
  },
  events: { withdrawalBegan: { formation: formationId } },
};
