import { isOnBattlefield } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import type { L } from '../../kit.ts';
import { foesOnTable, strideOf } from './armies.ts';
import { CHARGE } from './danger.ts';
import { landOf } from './land.ts';
import { gapBetween, middleOf } from './middle.ts';
import { isIndirect, meleeCosts, volleyCost } from './strength.ts';

/** What part of a volley counts whose target must first come into sight. */
const OUT_OF_SIGHT = 0.5;

/** How much of a normal move brings a shooter nearer on average. */
const NEARER = 0.6;

/** How much a unit minds its own losses in a fight. */
const DEAR = 0.6;

/** What a unit can do in its next turn from where it stands to the enemy that would suffer most, in hundreds of points. */
export const pressureOf = (look: L, unit: string): number =>
  isOnBattlefield(look.state, unit) ? look.memo('pressure', unit, () => pressure(look, unit)) : 0;

function pressure(look: L, unit: string): number {
  const fights = engagedBy(look, unit);
  const at = middleOf(look, unit);
  const land = landOf(look);
  const stride = strideOf(look, unit);
  let most = 0;
  for (const foe of foesOnTable(look, unit)) {
    const { theirs, ours } = meleeCosts(look, unit, foe, !fights.includes(foe));
    const value = Math.max(0, theirs - DEAR * ours);
    if (fights.length > 0) {
      if (fights.includes(foe)) most = Math.max(most, value);
      continue;
    }
    const gap = gapBetween(look, unit, foe);
    const seen = isIndirect(look, unit) || land.sees(at, middleOf(look, foe)) ? 1 : OUT_OF_SIGHT;
    const volley = seen * volleyCost(look, unit, foe, Math.max(0, gap - NEARER * stride));
    const reached = Math.max(0, Math.min(1, (stride + 2 * CHARGE - gap) / (2 * CHARGE)));
    most = Math.max(most, volley + 0.5 * reached * value, reached * value);
  }
  return most;
}
