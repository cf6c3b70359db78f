import { isOnTable } from '../../01-units/units.ts';
import type { Action } from '../../04-actions/actions.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import { type L, script } from '../../kit.ts';
import { answersOf, isThere, type Now } from './errand.ts';
import { firingPlace, viewFrom } from './firing.ts';
import { gaitOf, landOf } from './land.ts';
import { gapBetween, middleOf } from './middle.ts';
import { aimedAt, foesOf } from './places.ts';
import { bestStep, gainBy } from './steps.ts';
import { mainRange, volleyCost } from './strength.ts';
import { bestVolleyNow, isAwaited, WORTHWHILE } from './targets.ts';
import { discounted } from './time.ts';

/** Shoots at an enemy from the best place. */
export const fire = script({
  says: {
    en: (aim) => `shoot at ${aim || 'the enemy'}`,
    de: (aim) => `auf ${aim || 'den Feind'} schießen`,
  },
  aims: (look, unit) =>
    mainRange(look, unit) === 0
      ? []
      : foesOf(look, unit).filter((foe) => foe === null || !inMelee(look, foe) || !isOnTable(look.state, unit)),
  worth(look, unit, aim) {
    if (aim === null) return 0.2;
    const reach = mainRange(look, unit) * 0.9;
    if (!isOnTable(look.state, unit)) return volleyCost(look, unit, aim, reach) * 0.6;
    const at = middleOf(look, unit);
    const far = gapBetween(look, unit, aim);
    const here = landOf(look).sees(at, middleOf(look, aim)) ? volleyCost(look, unit, aim, far) : 0;
    const there = volleyCost(look, unit, aim, Math.min(far, reach)) * 0.9 * discounted(look, unit, far, reach);
    return Math.max(here, there);
  },
  answers: answersOf({
    script: 'fire',
    act,
    go(look, move, { unit, aim }) {
      if (isThere(look, aim)) return bestStep(look, move, firingPlace(look, unit, aim));
      const goal = aimedAt(look, unit, null);
      if (goal === null) return bestStep(look, move, () => 0);
      const [land, gait] = [landOf(look), gaitOf(look, unit)];
      return bestStep(look, move, (end) => -land.way(gait, end, goal));
    },
    placeWorth(look, { unit, aim }, place) {
      if (isThere(look, aim)) return firingPlace(look, unit, aim)(place);
      return viewFrom(look, unit, place);
    },
  }),
});

function act(look: L, { unit, aim, taken, can }: Now): Action | null {
  const here = can('shootAction') ? bestVolleyNow(look, unit) : 0;
  if (taken.length > 0) {
    if (here > WORTHWHILE) return 'shootAction';
    if (can('secureArea') && isAwaited(look, unit)) return 'secureArea';
    return can('moveAction') ? 'moveAction' : null;
  }
  if (!can('moveAction')) return here > WORTHWHILE ? 'shootAction' : can('secureArea') ? 'secureArea' : null;
  if (!isThere(look, aim)) return here > WORTHWHILE ? 'shootAction' : 'moveAction';
  return goesFirst(look, unit, aim, here);
}

/** A volley that is worth standing still for, although few of the guns reach. */
const GOOD = 0.15;

/** How much better a place has to be before a unit goes there to shoot. */
const BETTER = 0.08;

/** Moves before it shoots if that makes the volley better, and runs if no move brings the target before its guns. */
function goesFirst(look: L, unit: string, aim: string, here: number): Action {
  const step = unitAllowance(look.state, unit, 'move', false);
  if (gapBetween(look, unit, aim) > mainRange(look, unit) + 1.5 * step) return here > GOOD ? 'shootAction' : 'sprint';
  const gain = gainBy(look, { unit, kind: 'move' }, firingPlace(look, unit, aim));
  return here > WORTHWHILE && gain < BETTER ? 'shootAction' : 'moveAction';
}
