import { type Fragment, pose, s, spot, unitId } from '../fields.ts';

export const flyers: Fragment = {
  events: {
    flewOff: { unit: unitId },
    flewIn: { unit: unitId, model: spot },
  },
  requests: {
    /** `must`: it may not stay away. */
    flyIn: { kind: 'place', args: { unit: unitId, must: s.bool }, pose, about: { by: 'unit' } },
  },
};
