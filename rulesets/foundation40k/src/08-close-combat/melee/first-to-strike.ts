import { isDazed, unitHas } from '../../01-units/units.ts';
import type { L } from '../../kit.ts';

/** FD-GAP-72: which unit strikes first. FD-SPECIAL-11: dazed units and those that always strike last come last. */
export function firstToStrike(look: L, attacker: string, defender: string): 'attacker' | 'defender' {
  const s = look.state;
  const last = (u: string): boolean => isDazed(s, u) || unitHas(s, u, 'alwaysStrikesLast');
  const quick = (u: string): boolean => !isDazed(s, u) && unitHas(s, u, 'quickReflexes');
  if (last(attacker) !== last(defender)) return last(attacker) ? 'defender' : 'attacker';
  return quick(defender) && !quick(attacker) ? 'defender' : 'attacker';
}
