import { type Fragment, s, seat, unitId } from '../../fields.ts';

export const ACTIONS = [
  'moveAction',
  'shootAction',
  'meleeAction',
  'secureArea',
  'fleeAction',
  'rallyAction',
  'suppressiveFire',
  'takeCover',
  'sprint',
  'fastMove',
] as const;

export const action = s.literal(...ACTIONS);

export const act: Fragment = {
  contexts: { act: { seat, unit: unitId, action, free: s.withDefault(s.bool, false) } },
};
