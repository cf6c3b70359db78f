import { type Fragment, modelId, s, unitId } from '../../fields.ts';

export const losses: Fragment = {
  events: {
    modelDestroyed: { unit: unitId, model: modelId, silent: s.bool },
    unitDestroyed: { unit: unitId, silent: s.bool },
  },
};
