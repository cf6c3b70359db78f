import type { Rule } from '@walstatt/engine';
import { rollAmount } from '../06-dice/amount.ts';
import type { AttacksContext, Weapon } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { abilityOf } from './ability.ts';

/** WH-WEAP-04, WH-G-55: more attacks at a target that was within half range when it was selected. */
export function* rapidFire(g: G, c: AttacksContext, weapon: Weapon): Rule<number> {
  const ability = c.gun!.half ? abilityOf(weapon, 'rapidFire') : null;
  if (ability === null) return 0;
  return yield* rollAmount(g, ability.attacks, { by: c.seat, rule: 'WH-WEAP-04', purpose: 'attacks', about: c.unit });
}
