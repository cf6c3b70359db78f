import { enemyUnits, isOnTable } from '../../01-units/units.ts';
import { mayMove } from '../../04-actions/actions.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import type { L } from '../../kit.ts';
import { landOf } from './land.ts';
import { gapBetween, middleOf } from './middle.ts';
import { meleeCosts, volleyCost } from './strength.ts';

/** What part of a volley counts whose target must first come into sight, and what part of a charge after a long run. */
const OUT_OF_SIGHT = 0.6;
const LATER = 0.5;

/** What a steady unit can do next from where it stands to the enemy that would suffer most, in shares of a unit. */
export function pressureOf(look: L, unit: string): number {
  const s = look.state;
  if (!isOnTable(s, unit) || s.units[unit]!.morale !== 'ok') return 0;
  const at = middleOf(look, unit);
  const stride = mayMove(look, unit) ? unitAllowance(s, unit, 'move', false) : 0;
  const fights = inMelee(look, unit);
  const land = landOf(look);
  let most = 0;
  for (const foe of enemyUnits(s, unit)) {
    const to = middleOf(look, foe);
    const gap = gapBetween(look, unit, foe);
    if (!fights) {
      const volley = volleyCost(look, unit, foe, Math.max(0, gap - 0.9 * stride));
      most = Math.max(most, land.sees(at, to) ? volley : OUT_OF_SIGHT * volley);
    }
    if (gap > 2 * stride) continue;
    const { theirs, ours } = meleeCosts(look, unit, foe);
    most = Math.max(most, (theirs - 0.6 * ours) * (gap <= stride ? 1 : LATER));
  }
  return most;
}
