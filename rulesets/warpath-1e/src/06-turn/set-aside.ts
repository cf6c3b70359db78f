import { type RuleId, Unanswerable } from '@walstatt/engine';
import { isGone, isOnTable, sideOfUnit } from '../01-units/units.ts';
import type { Look } from '../kit.ts';

/**
 * What free play sets aside: the rules by which a battle would not have come to an activity. WP-TURN-03: only units of
 * the active side act. A unit that is gone, or a unit against itself, makes no sense whatever the rules say.
 */
export function againstActing(look: Look, unit: string, target: string | null = null): RuleId[] {
  const { units, active } = look.state;
  for (const id of [unit, target])
    if (id !== null && isGone(units[id]!)) throw new Unanswerable(`${id} is out of the battle`);
  if (unit === target) throw new Unanswerable(`${unit} cannot be its own target`);
  return active === null || sideOfUnit(look.state, units[unit]!) === active ? [] : ['WP-TURN-03'];
}

/** The same for what only units on the table can do. */
export function againstMoving(look: Look, unit: string, target: string | null = null): RuleId[] {
  for (const id of [unit, target])
    if (id !== null && !isOnTable(look.state.units[id]!)) throw new Unanswerable(`${id} is not on the table`);
  return againstActing(look, unit, target);
}

/** The rules that apply, each once. */
export const rulesIn = (...found: readonly (RuleId | null)[]): RuleId[] => [
  ...new Set(found.filter((rule) => rule !== null)),
];
