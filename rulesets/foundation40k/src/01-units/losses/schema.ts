import { count, type Fragment, modelId, s, unitId } from '../../fields.ts';

export const losses: Fragment = {
  events: {
    livesLost: { unit: unitId, model: modelId, lives: count },
    modelLost: { unit: unitId, model: modelId },
    unitDestroyed: { unit: unitId, why: s.literal('losses', 'edge', 'pursuit', 'placement') },
  },
};
