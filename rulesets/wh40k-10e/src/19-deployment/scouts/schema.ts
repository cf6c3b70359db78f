import { type Fragment, leg, length, placed, s, seat, unitId } from '../../fields.ts';

export const scouts: Fragment = {
  contexts: { scouts: { seats: s.list(seat), moved: s.withDefault(s.list(unitId), []) } },
  events: { scouted: { unit: unitId, placed } },
  requests: {
    scoutNext: { kind: 'choose', about: { by: 'option' } },
    /** `distance` is how far the unit may go. */
    scoutMove: { kind: 'path', args: { unit: unitId, distance: length }, legs: { go: leg }, about: { by: 'unit' } },
  },
};
