import { type Fragment, models, pose, unitId } from '../../fields.ts';

export const makeRoom: Fragment = {
  contexts: {
    makeRoom: { unit: unitId, over: unitId },
  },
  events: {
    pushed: { unit: unitId, models },
  },
  requests: {
    makeRoom: { kind: 'place', args: { vehicle: unitId, unit: unitId }, pose, about: { by: 'unit' } },
  },
};
