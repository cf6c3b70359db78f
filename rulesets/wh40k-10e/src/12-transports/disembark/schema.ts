import { type Fragment, modelId, pose, s, seat, unitId } from '../../fields.ts';

export const disembark: Fragment = {
  contexts: { disembark: { seat, unit: unitId } },
  requests: {
    /** `how`: as one likes, out of a destroyed TRANSPORT, or as an emergency. */
    disembark: {
      kind: 'place',
      args: { unit: unitId, transport: modelId, how: s.literal('disembark', 'wreck', 'emergency') },
      pose,
      about: { by: 'unit' },
    },
  },
  effects: {
    /** To the end of the movement phase in which the unit has disembarked. */
    disembarked: {},
  },
};
