import { count, type Fragment, leg, length, modelId, placed, s, seat, unitId } from '../../fields.ts';

const how = s.literal('normal', 'advance', 'fallBack', 'stationary');

export const move: Fragment = {
  contexts: {
    move: {
      seat,
      unit: unitId,
      how: s.nullable(how),
      /** What an advance adds to M. */
      distance: s.withDefault(length, 0),
      /** What was rolled for a random M. */
      random: s.withDefault(length, 0),
      /** WH-FALL-08: who may pass over enemies. */
      through: s.withDefault(s.list(modelId), []),
    },
  },
  events: {
    unitMoved: { unit: unitId, placed, how: s.literal('normal', 'advance', 'fallBack') },
    stoodStill: { unit: unitId },
  },
  requests: {
    moveHow: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit' } },
    /** `distance` is what is added to M, `random` what was rolled for a random M. */
    move: {
      kind: 'path',
      args: {
        unit: unitId,
        how: s.literal('normal', 'advance', 'fallBack'),
        distance: length,
        random: length,
        through: s.list(modelId),
      },
      legs: { go: leg },
      about: { by: 'unit' },
    },
  },
  effects: {
    moved: { how },
    noCharge: {},
    /** On a unit that was not set up after all, when so many others had moved. */
    declined: { moves: count },
  },
};
