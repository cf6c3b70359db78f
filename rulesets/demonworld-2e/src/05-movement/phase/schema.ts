import type { RequestSchema } from '@walstatt/engine/schema';
import { type Fragment, order, s } from '../../fields.ts';

const first: RequestSchema = { kind: 'choose', args: { order } };

export const movementPhase: Fragment = {
  contexts: {
    movementPhase: { segment: s.withDefault(s.int(0, 4), 0) },
    segment: {
      order,
      /** Sides that have not moved yet. The first one moves. */
      sides: s.withDefault(s.list(s.text), []),
    },
  },
  events: {
    segmentBegan: { order, sides: s.list(s.text) },
    firstSide: { side: s.text, of: s.literal('segment', 'followUp') },
  },
  requests: {
    firstOrSecond: first,
    nextUnit: { ...first, about: { by: 'option' } },
  },
};
