import { type Fragment, facing, s, seat, ticks, unitId } from '../../fields.ts';

const place = { x: ticks, y: ticks, facing };

export const wreck: Fragment = {
  contexts: {
    wreck: {
      seat,
      /** The destroyed transport, and where it stood. */
      transport: unitId,
      ...place,
      /** EA-1.7.5-16: it was destroyed by a macro-weapon. */
      macro: s.withDefault(s.bool, false),
      saved: s.withDefault(s.list(unitId), []),
      lost: s.withDefault(s.list(unitId), []),
    },
  },
  requests: {
    /** EA-G-43: survivors are placed touching the place where their transport stood. */
    getOut: {
      kind: 'place',
      args: { transport: unitId, ...place },
      pose: { x: ticks, y: ticks, facing: s.withDefault(facing, 0) },
      about: { by: 'transport' },
    },
  },
};
