import { volley } from '../../14-attacks/gun.ts';
import { count, type Fragment, modelId, s, seat, unitId } from '../../fields.ts';

export const shoot: Fragment = {
  contexts: {
    shoot: {
      seat,
      unit: unitId,
      volleys: s.withDefault(s.list(volley), []),
      /** WH-STRAT-28: the only unit that it may shoot at. */
      only: s.nullable(unitId),
    },
  },
  events: { shotAt: { unit: unitId, target: unitId, weapons: count } },
  requests: {
    /** An option's `weapon`: with which profile, where there are several. Without a target it stays silent. */
    targets: {
      kind: 'assign',
      args: { unit: unitId },
      item: { model: modelId, weapon: s.id('weapons') },
      option: { target: s.nullable(unitId), weapon: s.nullable(s.id('weapons')) },
      about: { by: 'unit', at: 'option.target' },
    },
  },
};
