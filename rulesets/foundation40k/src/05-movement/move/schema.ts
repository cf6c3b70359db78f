import { damaged } from '../../09-vehicle-damage/damage/schema.ts';
import { type Fragment, leg, modelId, placed, s, seat, ticks, unitId } from '../../fields.ts';

const kind = s.literal('move', 'sprint', 'vanguard');

export const move: Fragment = {
  contexts: {
    move: {
      seat,
      unit: unitId,
      kind,
      /** Models that must still take the terrain test, and models that the test has cost lives. */
      testing: s.withDefault(s.list(modelId), []),
      damaged: s.withDefault(damaged, []),
    },
  },
  events: {
    unitMoved: {
      unit: unitId,
      placed,
      how: s.literal('move', 'sprint', 'vanguard', 'flight', 'pursuit', 'closeUp'),
    },
  },
  requests: {
    /** `most` is how far the slowest model may go in the open. */
    move: { kind: 'path', args: { unit: unitId, kind, most: ticks }, legs: { go: leg }, about: { by: 'unit' } },
  },
};
