import { keywordsOf } from '../01-units/units.ts';
import type { State, Weapon } from '../generated/state.ts';

/** WH-WEAP-34, WH-ATT-14: from which unmodified roll on a wound is critical. */
export function criticalWoundOn(s: State, weapon: Weapon, target: string): number {
  let on = 6;
  for (const a of weapon.abilities)
    if (a.ability === 'anti' && a.on < on && keywordsOf(s, target).includes(a.keyword)) on = a.on;
  return on;
}
