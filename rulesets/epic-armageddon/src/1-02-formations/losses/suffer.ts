import { type Rule, type RuleId, window } from '@walstatt/engine';
import { isGone, startingCapacity } from '../../1-01-units/units.ts';
import type { Event } from '../../generated/state.ts';
import { type G, windowOf } from '../../kit.ts';

export type Why = Extract<Event, { type: 'unitDestroyed' }>['why'];
export type Suffered = { readonly unit: string; readonly why: Why; readonly rules: RuleId[] };

/**
 * EA-3.2.3-01: opens whenever a war engine has lost a damage point, however caused, even its last. Its subject is what
 * was suffered.
 */
export const damageSuffered = windowOf({
  name: 'damageSuffered',
  rule: 'EA-3.2.3-01',
  seats: () => [],
  order: 'each',
});

/**
 * A hit without a save, or one that was not saved: the unit is destroyed. EA-3-01, EA-3.2.2-01: a war engine loses a point
 * of damage capacity, and is destroyed with the last one. What is aboard is the caller's business.
 */
export function* suffer(g: G, { unit, why, rules }: Suffered): Rule<void> {
  const capacity = startingCapacity(g.state, unit);
  if (capacity !== null) {
    g.apply({ type: 'unitDamaged', rules, unit, by: 1, why });
    yield* window(g, 'damageSuffered', { unit, why, rules });
    if (g.state.units[unit]!.damage < capacity) return;
  }
  destroy(g, { unit, why, rules });
}

/** The unit is removed, unless it is gone already. */
export function destroy(g: G, { unit, why, rules }: Suffered): void {
  if (!isGone(g.state.units[unit]!)) g.apply({ type: 'unitDestroyed', rules, unit, why });
}
