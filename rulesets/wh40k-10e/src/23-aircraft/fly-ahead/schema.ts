import { type Fragment, length, s, seat, unitId } from '../../fields.ts';

export const flyAhead: Fragment = {
  contexts: { flyAhead: { seat, unit: unitId } },
  events: { flewOff: { unit: unitId } },
  requests: {
    flyAhead: {
      kind: 'path',
      args: { unit: unitId },
      legs: {
        /** So far straight ahead, then so many tenths of a degree to the left. */
        fly: { distance: length, turn: s.withDefault(s.int(-900, 900), 0), z: s.withDefault(length, 0) },
      },
      about: { by: 'unit' },
    },
  },
  effects: {
    /** The unit must come back in its player's next turn. */
    mustReturn: {},
  },
};
