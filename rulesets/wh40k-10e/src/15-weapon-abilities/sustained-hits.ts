import type { Rule } from '@walstatt/engine';
import { rollAmount } from '../06-dice/amount.ts';
import type { AttacksContext, Weapon } from '../generated/state.ts';
import type { G } from '../kit.ts';
import { abilityOf } from './ability.ts';

/** WH-WEAP-25, WH-G-51: each critical hit scores more hits, which are not critical themselves. */
export function* sustainedHits(g: G, c: AttacksContext, weapon: Weapon, critical: number): Rule<number> {
  const ability = abilityOf(weapon, 'sustainedHits');
  if (ability === null) return 0;
  const roll = { by: c.seat, rule: 'WH-WEAP-25', purpose: 'extraHits', about: c.unit } as const;
  let hits = 0;
  for (let i = 0; i < critical; i++) hits += yield* rollAmount(g, ability.hits, roll);
  return hits;
}
