import { type Fragment, models, pose, s, seat, spot, ticks, unitId } from '../../fields.ts';

export const wreck: Fragment = {
  contexts: {
    wreck: { seat: seat, unit: unitId, carrier: unitId, melee: s.bool, at: spot },
  },
  events: {
    thrownOut: { unit: unitId, carrier: unitId, models },
  },
  requests: {
    /** `x`, `y`: where the transport stood. */
    wreck: { kind: 'place', args: { unit: unitId, x: ticks, y: ticks }, pose, about: { by: 'unit' } },
  },
};
