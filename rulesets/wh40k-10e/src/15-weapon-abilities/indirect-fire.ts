import type { Attack } from '../14-attacks/attack.ts';
import type { State } from '../generated/state.ts';
import { modifier } from '../kit.ts';
import { hasAbility } from './ability.ts';

/** WH-WEAP-17, WH-WEAP-18, WH-G-56: did nobody in the unit see the target of this indirect fire? */
export const isBlindFire = (s: State, { unseen, weapon }: Attack): boolean =>
  unseen && hasAbility(s.weapons[weapon]!, 'indirectFire');

/** WH-WEAP-17. WH-WEAP-16: what it hits is allocated as usual, seen or not. */
export const indirectFire = modifier({
  rule: 'WH-WEAP-17',
  op: 'add',
  when: ({ state }, attack: Attack) => isBlindFire(state, attack),
  by: -1,
});
