import { type Fragment, models, pose, s, unitId } from '../../fields.ts';

export const deployUnit: Fragment = {
  contexts: {
    deployUnit: { unit: unitId },
  },
  events: {
    deployed: { unit: unitId, models, frozen: s.bool },
    heldBack: { unit: unitId },
  },
  requests: {
    deployHow: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    deployPlace: { kind: 'place', args: { unit: unitId }, pose, about: { by: 'unit' } },
  },
};
