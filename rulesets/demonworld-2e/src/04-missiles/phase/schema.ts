import { type Fragment, field, s, seat, unitId } from '../../fields.ts';

export const missilePhase: Fragment = {
  contexts: {
    missilePhase: {
      phase: s.literal('first', 'second'),
      /** Seats that have not shot yet. The first one shoots. */
      seats: s.withDefault(s.list(seat), []),
      /** Units of that seat that have not shot yet. */
      units: s.withDefault(s.list(unitId), []),
      /** Fields of each unit directly before the missile attacks. */
      before: s.withDefault(s.list(s.record({ unit: unitId, fields: s.list(field) }, 'Held')), []),
      losers: s.withDefault(s.list(unitId), []),
    },
  },
  requests: {
    nextShooter: { kind: 'choose', args: { phase: s.literal('first', 'second') }, about: { by: 'option' } },
  },
};
