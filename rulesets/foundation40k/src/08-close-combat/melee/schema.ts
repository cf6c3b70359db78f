import { count, type Fragment, s, seat, unitId } from '../../fields.ts';

export const melee: Fragment = {
  contexts: {
    melee: {
      seat,
      unit: unitId,
      target: s.nullable(unitId),
      /** Which of the two units strikes first, and how many unsaved hits the attacker and the defender caused. */
      first: s.withDefault(s.literal('attacker', 'defender'), 'attacker'),
      attacker: s.withDefault(count, 0),
      defender: s.withDefault(count, 0),
    },
  },
  events: { meleeDecided: { winner: unitId, loser: unitId, won: count, lost: count } },
  requests: {
    opponent: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
  },
};
