import { type Fragment, s, seat, side, unitId } from '../../fields.ts';

export const startOfTurn: Fragment = {
  contexts: {
    startOfTurn: {
      seat: seat,
      side,
      todo: s.withDefault(s.list(unitId), []),
      coming: s.withDefault(s.list(unitId), []),
    },
  },
};
