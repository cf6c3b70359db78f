import { type Fragment, placed, pose, s, unitId } from '../../fields.ts';

/** Units are set up at deployment and from reserves. Infiltrators may be set up like everybody else, too. */
export const setUp: Fragment = {
  events: { unitSetUp: { unit: unitId, placed } },
  requests: {
    setUp: {
      kind: 'place',
      args: { unit: unitId, how: s.literal('deploy', 'infiltrate', 'deepStrike', 'strategic') },
      pose,
      about: { by: 'unit' },
    },
  },
};
