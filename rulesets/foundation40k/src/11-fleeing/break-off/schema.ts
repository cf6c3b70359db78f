import { count, type Fragment, s, seat, unitId } from '../../fields.ts';

export const breakOff: Fragment = {
  contexts: {
    breakOff: {
      /** A unit leaves a melee: which units may pursue it, and how far it ran. */
      unit: unitId,
      pursuers: s.withDefault(s.list(unitId), []),
      distance: s.withDefault(count, 0),
      seat,
    },
  },
  requests: {
    flightSide: { kind: 'choose', args: { unit: unitId, distance: count }, about: { by: 'unit' } },
    pursue: {
      kind: 'confirm',
      args: { unit: unitId, target: unitId, distance: count },
      about: { by: 'unit', at: 'target' },
    },
  },
};
