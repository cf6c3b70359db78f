import type { Tasks } from '@walstatt/engine';
import { unitsOf } from '../../01-units/units.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import type { L } from '../../kit.ts';
import { isThere } from './errand.ts';
import { gapBetween } from './middle.ts';

/**
 * A free move and a free melee for everybody are worth most when several units come to blows by them at once.
 */
export function isTimeForWaaagh(look: L, ready: readonly string[], tasks: Tasks): boolean {
  const { owner } = look.state.units[ready[0]!]!;
  let blows = 0;
  let able = 0;
  for (const unit of unitsOf(look.state, owner)) {
    if (look.state.units[unit]!.morale !== 'ok') continue;
    able++;
    const aim = tasks.of(unit)?.aim ?? null;
    const step = unitAllowance(look.state, unit, 'move', false);
    if (inMelee(look, unit) || (isThere(look, aim) && gapBetween(look, unit, aim) <= step)) blows++;
  }
  return blows >= 2 && 2 * blows >= able;
}
