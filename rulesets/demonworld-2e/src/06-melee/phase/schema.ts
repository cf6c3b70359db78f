import { type Fragment, kills, s, unitId } from '../../fields.ts';

export const meleePhase: Fragment = {
  contexts: {
    meleePhase: {
      melees: s.withDefault(s.list(s.record({ units: s.list(unitId), kills }, 'MeleeGroup')), []),
      at: s.withDefault(s.int(0), 0),
    },
  },
  events: {
    meleeState: { units: s.list(s.record({ unit: unitId, engaged: s.bool, fought: s.int(0) }, 'MeleeState')) },
  },
};
