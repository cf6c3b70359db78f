import { movedHow } from '../10-movement/moved.ts';
import type { Attack } from '../14-attacks/attack.ts';
import { modifier } from '../kit.ts';
import { hasAbility } from './ability.ts';

/** WH-WEAP-13: easier to hit with, if the unit has stood still. */
export const heavy = modifier({
  rule: 'WH-WEAP-13',
  op: 'add',
  when: ({ state }, { unit, weapon }: Attack) =>
    hasAbility(state.weapons[weapon]!, 'heavy') && movedHow(state, unit) === 'stationary',
  by: 1,
});
