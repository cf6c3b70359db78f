import { attacks, elementId, type Fragment, kills, s, seat, unitId } from '../../fields.ts';

export const melee: Fragment = {
  contexts: {
    melee: {
      units: s.list(unitId),
      /** The step of initiative being fought. Null before the first one. */
      step: s.nullable(s.int(-20, 60)),
      /** Elements that have struck, supported or given up their strike. */
      done: s.withDefault(s.list(elementId), []),
      attacks: s.withDefault(attacks, []),
      at: s.withDefault(s.int(0), 0),
      kills: s.withDefault(kills, []),
    },
  },
  events: {
    strikesAnnounced: { seat: seat, attacks },
  },
  requests: {
    strikes: { kind: 'assign', args: { step: s.int(), late: s.list(elementId) }, about: { at: 'option' } },
    assist: { kind: 'assign', args: { step: s.int() }, about: { at: 'option' } },
  },
};
