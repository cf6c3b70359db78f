import { isOnBattlefield } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { inch } from '../../04-measuring/table-top.ts';
import type { How } from '../../10-movement/moved.ts';
import { type L, script } from '../../kit.ts';
import { strideOf } from './armies.ts';
import { fightWorth, mayCharge } from './charges.ts';
import { CHARGE } from './danger.ts';
import { answersOf, isThere } from './errand.ts';
import { gaitOf, landOf } from './land.ts';
import { extentOf, middleOf, whereabouts } from './middle.ts';
import { aimedAt, foesOf } from './prizes.ts';
import { bestStep } from './steps.ts';
import { meleeBent, meleeCosts } from './strength.ts';
import { bestVolleyNow } from './targets.ts';
import { discounted } from './time.ts';

/** From here a unit that has just come onto the battlefield can charge next. There is no point in coming nearer. */
const RUN_UP = inch(9);

/** A fight that costs the enemy less than this share of what it costs the unit is better left. */
const POOR = 0.4;

/** A volley that is worth not running past it. */
const GOOD = 0.2;

/** Gets at an enemy and fights it. */
export const charge = script({
  says: { en: (aim) => `charge ${aim || 'the enemy'}`, de: (aim) => `${aim || 'den Feind'} angreifen` },
  aims: (look, unit) =>
    foesOf(look, unit).filter((foe) => foe === null || !isOnBattlefield(look.state, unit) || mayFight(look, unit, foe)),
  worth(look, unit, aim) {
    if (aim === null) return 0.5 * meleeBent(look, unit);
    const value = fightWorth(look, unit, aim);
    if (value <= 0) return value - 0.2;
    return value * discounted(look, unit, leftToGo(look, unit, aim), CHARGE);
  },
  answers: answersOf({
    script: 'charge',
    how,
    engaged: (look, { unit }) => (isWorthStaying(look, unit) ? 'stationary' : 'fallBack'),
    go(look, move, { unit, aim }) {
      const goal = aimedAt(look, unit, aim);
      const [land, gait] = [landOf(look), gaitOf(look, unit)];
      return bestStep(look, move, (end) => -land.way(gait, end, goal), goal);
    },
    placeWorth(look, { unit, aim }, place) {
      const left = landOf(look).way(gaitOf(look, unit), place, aimedAt(look, unit, aim)) - RUN_UP;
      return -Math.max(0, left) / inch(12);
    },
  }),
});

const mayFight = (look: L, unit: string, foe: string): boolean =>
  engagedBy(look, unit).includes(foe) || mayCharge(look, unit, foe) || engagedBy(look, unit).length > 0;

/** Runs as long as it cannot charge after a normal move, unless it would rather shoot on the way. */
function how(look: L, { unit, aim }: { readonly unit: string; readonly aim: string | null }): How {
  if (!isThere(look, aim)) return 'advance';
  const left = leftToGo(look, unit, aim);
  if (left <= strideOf(look, unit) + CHARGE) return 'normal';
  return bestVolleyNow(look, unit) > GOOD ? 'normal' : 'advance';
}

/** Whether the fights that a unit is in are worth going on. */
export const isWorthStaying = (look: L, unit: string): boolean =>
  engagedBy(look, unit).some((foe) => {
    const { theirs, ours } = meleeCosts(look, unit, foe, false);
    return theirs > POOR * ours;
  });

/** How far the unit still has to go until it can fight its target. */
function leftToGo(look: L, unit: string, aim: string): number {
  const at = whereabouts(look, unit);
  if (at === null) return inch(24);
  if (engagedBy(look, unit).includes(aim)) return 0;
  const way = landOf(look).way(gaitOf(look, unit), at, middleOf(look, aim));
  return Math.max(0, way - extentOf(look, unit) - extentOf(look, aim) - inch(1));
}
