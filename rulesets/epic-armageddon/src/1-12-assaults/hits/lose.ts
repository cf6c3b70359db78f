import type { Rule, RuleId } from '@walstatt/engine';
import { aboard, formationOf, isGone } from '../../1-01-units/units.ts';
import { suffer } from '../../1-02-formations/losses/suffer.ts';
import { newWreck } from '../../1-07-movement/wreck/activity.ts';
import type { G } from '../../kit.ts';
import type { Assault } from '../forces.ts';

/**
 * EA-1.12.7-03, EA-3.3.3-01: casualties, which are units or damage points of war engines. EA-1.12.5-14: they bring no blast
 * markers yet.
 */
export function countLosses(g: G, c: Assault, units: readonly string[]): void {
  const losses = c.losses.map((loss) => ({ ...loss }));
  for (const unit of units) {
    const formation = formationOf(g.state, unit);
    let loss = losses.find((one) => one.formation === formation);
    if (loss === undefined) {
      loss = { formation, casualties: 0, markers: 0 };
      losses.push(loss);
    }
    loss.casualties++;
    loss.markers += g.modify('markersForLoss', 1, { unit });
  }
  g.set(c, { losses });
}

type Wound = { readonly unit: string; readonly rules: RuleId[]; readonly macro: boolean };

/** EA-1.12.5-07: a hit that was not saved. Says whether those aboard have to get out of a wreck now. */
export function* lose(g: G, c: Assault, { unit, rules, macro }: Wound): Rule<boolean> {
  const { where } = g.state.units[unit]!;
  yield* suffer(g, { unit, why: 'assault', rules });
  countLosses(g, c, [unit]);
  const inside = isGone(g.state.units[unit]!) && aboard(g.state, unit).length > 0;
  if (inside && where.at === 'table') g.then('wreck', newWreck(g.state, unit, where, macro));
  return inside;
}
