import { type Fragment, models, pose, unitId } from '../../fields.ts';

export const disembark: Fragment = {
  contexts: {
    disembark: { unit: unitId },
  },
  events: {
    left: { unit: unitId, carrier: unitId, models },
  },
  requests: {
    disembark: { kind: 'place', args: { unit: unitId, carrier: unitId }, pose, about: { by: 'unit' } },
  },
};
