import type { Rule } from '@walstatt/engine';
import { rollAmount } from '../06-dice/amount.ts';
import type { AttacksContext, Weapon } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { abilityOf } from './ability.ts';

/** WH-WEAP-28, WH-G-55: more damage to a target that was within half range when it was selected. */
export function* melta(g: G, c: AttacksContext, weapon: Weapon): Rule<number> {
  const ability = c.gun!.half ? abilityOf(weapon, 'melta') : null;
  if (ability === null) return 0;
  return yield* rollAmount(g, ability.damage, { by: c.seat, rule: 'WH-WEAP-28', purpose: 'damage', about: c.unit });
}
