import type { Rule } from '@walstatt/engine';
import { rollAmount } from '../06-dice/amount.ts';
import type { Amount, AttacksContext, Gun, Weapon } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { abilityOf } from './ability.ts';

const meltaOf = (weapon: Weapon, { half }: Gun): Amount | null =>
  half ? (abilityOf(weapon, 'melta')?.damage ?? null) : null;

/** WH-WEAP-28, WH-G-55: more damage to a target that was within half range when it was selected. */
export function* melta(g: G, c: AttacksContext, weapon: Weapon): Rule<number> {
  const more = meltaOf(weapon, c.gun!);
  if (more === null) return 0;
  return yield* rollAmount(g, more, { by: c.seat, rule: 'WH-WEAP-28', purpose: 'damage', about: c.unit });
}

export const hasRandomDamage = (weapon: Weapon, gun: Gun): boolean =>
  weapon.damage.dice > 0 || (meltaOf(weapon, gun)?.dice ?? 0) > 0;
