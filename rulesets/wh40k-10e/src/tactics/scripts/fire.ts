import { isOnBattlefield } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { MANNERS } from '../../10-movement/manner.ts';
import type { How } from '../../10-movement/moved.ts';
import { isBig } from '../../13-shooting/big-guns.ts';
import { type L, script } from '../../kit.ts';
import { strideOf } from './armies.ts';
import { isWorthStaying } from './charge.ts';
import { answersOf, isThere } from './errand.ts';
import { firingPlace, viewFrom } from './firing.ts';
import { gaitOf, landOf } from './land.ts';
import { apart, gapBetween, middleOf, whereabouts } from './middle.ts';
import { aimedAt, foesOf } from './prizes.ts';
import { bestStep, gainBy } from './steps.ts';
import { mainRange, volleyCost } from './strength.ts';
import { hasShotAt, volleyNow } from './targets.ts';
import { discounted } from './time.ts';

/** How much better a place has to be before a unit goes there to shoot. */
const BETTER = 0.05;

/** Shoots at an enemy from the best place. */
export const fire = script({
  says: {
    en: (aim) => `shoot at ${aim || 'the enemy'}`,
    de: (aim) => `auf ${aim || 'den Feind'} schießen`,
  },
  aims: (look, unit) =>
    mainRange(look, unit) === 0 ? [] : foesOf(look, unit).filter((foe) => foe === null || isFair(look, unit, foe)),
  worth(look, unit, aim) {
    const reach = mainRange(look, unit) * 0.9;
    if (aim === null) return 0.25;
    const at = whereabouts(look, unit);
    if (at === null) return volleyCost(look, unit, aim, reach) * 0.6;
    if (!isOnBattlefield(look.state, unit)) {
      const way = apart(at, middleOf(look, aim));
      return volleyCost(look, unit, aim, Math.min(way, reach)) * 0.9 * discounted(look, unit, way, reach);
    }
    const far = gapBetween(look, unit, aim);
    const here = volleyNow(look, unit, aim);
    const there = volleyCost(look, unit, aim, Math.min(far, reach)) * 0.9 * discounted(look, unit, far, reach);
    return Math.max(here, there);
  },
  answers: answersOf({
    script: 'fire',
    how,
    engaged: (look, { unit }) => (isBig(look.state, unit) || isWorthStaying(look, unit) ? 'stationary' : 'fallBack'),
    go(look, move, { unit, aim }) {
      if (isThere(look, aim)) return bestStep(look, move, firingPlace(look, unit, aim));
      const goal = aimedAt(look, unit, null);
      const [land, gait] = [landOf(look), gaitOf(look, unit)];
      return bestStep(look, move, (end) => -land.way(gait, end, goal));
    },
    placeWorth(look, { unit, aim }, place) {
      if (isThere(look, aim)) return firingPlace(look, unit, aim)(place);
      return viewFrom(look, unit, place);
    },
  }),
});

/** Nobody shoots into combat, but at monsters and vehicles. */
const isFair = (look: L, unit: string, foe: string): boolean => {
  const fights = engagedBy(look, foe);
  return fights.length === 0 || fights.includes(unit) || isBig(look.state, foe);
};

/** Stays where the volley is as good, goes to a better place, and runs if no move brings the target before its guns. */
function how(look: L, { unit, aim }: { readonly unit: string; readonly aim: string | null }): How {
  if (!isThere(look, aim)) return 'normal';
  const here = hasShotAt(look, unit, aim) ? volleyNow(look, unit, aim) : 0;
  const far = gapBetween(look, unit, aim);
  if (here === 0 && far > mainRange(look, unit) + 2 * strideOf(look, unit)) return 'advance';
  const gain = gainBy(look, { unit, manner: MANNERS.normal, distance: 0 }, firingPlace(look, unit, aim));
  return here > 0 && gain < BETTER ? 'stationary' : 'normal';
}
