import { type Fragment, models, pose, s, unitId } from '../fields.ts';

export const reinforcements: Fragment = {
  contexts: {
    arrive: { unit: unitId },
  },
  events: {
    called: { unit: unitId, comes: s.bool },
    arrived: { unit: unitId, models },
    waits: { unit: unitId },
  },
  requests: {
    arrive: { kind: 'place', args: { unit: unitId }, pose, about: { by: 'unit' } },
    arrival: { kind: 'choose', about: { by: 'option' } },
  },
};
