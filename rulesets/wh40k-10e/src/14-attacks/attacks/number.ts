import type { Rule } from '@walstatt/engine';
import { rollAmount } from '../../06-dice/amount.ts';
import { hasAbility } from '../../15-weapon-abilities/ability.ts';
import { blast } from '../../15-weapon-abilities/blast.ts';
import { rapidFire } from '../../15-weapon-abilities/rapid-fire.ts';
import type { AttacksContext, Gun } from '../../generated/state.ts';
import type { G } from '../../kit.ts';

/**
 * WH-SHOOT-14, WH-MELEE-06, WH-DATA-11: how many attacks a gun makes, if that was not settled when they were declared. WH-WEAP-27:
 * nothing changes the number of extra attacks.
 */
export function* numberOfAttacks(g: G, c: AttacksContext, gun: Gun): Rule<number> {
  if (gun.attacks !== null) return gun.attacks;
  const weapon = g.state.weapons[gun.weapon]!;
  const roll = { by: c.seat, rule: 'WH-ATT-01', purpose: 'attacks', about: c.unit } as const;
  const own = yield* rollAmount(g, weapon.attacks, roll);
  if (hasAbility(weapon, 'extraAttacks')) return own;
  return own + (yield* rapidFire(g, c, weapon)) + blast(c, weapon);
}
