import { type Fragment, s, seat, unitId } from '../../fields.ts';

export const fight: Fragment = {
  contexts: {
    fight: {
      seat: seat,
      target: unitId,
      chargers: s.list(unitId),
      /** The chargers yet to strike; later, those yet to regroup or fall back. */
      left: s.withDefault(s.list(unitId), []),
      extra: s.withDefault(s.int(-1), -1),
    },
  },
  events: {
    struck: { unit: unitId, with: s.text, target: unitId, dice: s.int(0), need: s.int(2, 6) },
    meleeOver: { unit: unitId },
  },
  requests: {
    chargers: { kind: 'order', args: { target: unitId }, about: { by: 'option', at: 'target' } },
  },
};
