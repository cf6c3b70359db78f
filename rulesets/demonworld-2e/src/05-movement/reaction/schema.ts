import { type Fragment, ofUnit, placed, pose, unitId } from '../../fields.ts';

export const reaction: Fragment = {
  contexts: {
    reaction: { unit: unitId, attacker: unitId },
  },
  events: {
    reacted: { unit: unitId, placed },
  },
  requests: {
    react: {
      kind: 'place',
      args: { ...ofUnit, attacker: unitId },
      pose,
      about: { by: 'unit', at: 'attacker' },
    },
  },
};
