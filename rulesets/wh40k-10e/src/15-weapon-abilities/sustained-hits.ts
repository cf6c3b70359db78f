import type { Rule } from '@walstatt/engine';
import { rollAmount } from '../06-dice/amount.ts';
import type { AttacksContext, Weapon } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { abilityOf } from './ability.ts';

/** WH-WEAP-25, WH-G-51: a critical hit scores more hits, which are not critical themselves. */
export function* sustainedHits(g: G, c: AttacksContext, weapon: Weapon): Rule<number> {
  const ability = abilityOf(weapon, 'sustainedHits');
  if (ability === null) return 0;
  return yield* rollAmount(g, ability.hits, { by: c.seat, rule: 'WH-WEAP-25', purpose: 'extraHits', about: c.unit });
}
