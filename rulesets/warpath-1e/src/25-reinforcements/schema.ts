import { type Fragment, models, s, unitId } from '../fields.ts';

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
    arrive: { kind: 'place', args: { unit: unitId }, about: { by: 'unit' } },
    arrival: { kind: 'choose', about: { by: 'option' } },
  },
};
