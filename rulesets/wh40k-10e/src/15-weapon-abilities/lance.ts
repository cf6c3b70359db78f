import { hasEffect } from '@walstatt/engine';
import type { Attack } from '../14-attacks/attack.ts';
import { modifier } from '../kit.ts';
import { hasAbility } from './ability.ts';

/** WH-WEAP-14: easier to wound with, after a charge. */
export const lance = modifier({
  rule: 'WH-WEAP-14',
  op: 'add',
  when: ({ state }, { unit, weapon }: Attack) =>
    hasAbility(state.weapons[weapon]!, 'lance') && hasEffect(state, unit, 'charged'),
  by: 1,
});
