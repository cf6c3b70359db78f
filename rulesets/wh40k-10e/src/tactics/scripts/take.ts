import { inch } from '../../04-measuring/table-top.ts';
import type { How } from '../../10-movement/moved.ts';
import { type L, script } from '../../kit.ts';
import { strideOf } from './armies.ts';
import { isWorthStaying } from './charge.ts';
import { dangerAt } from './danger.ts';
import { answersOf } from './errand.ts';
import { gaitOf, landOf } from './land.ts';
import { apart, extentOf, middleOf, whereabouts } from './middle.ts';
import { HOLDS, isAtPrize, prizeAt, prizesOf } from './prizes.ts';
import { claimOn, controlOf, stakeIn } from './stake.ts';
import { bestStep } from './steps.ts';
import { bestVolleyNow } from './targets.ts';
import { discounted, roundsLeft } from './time.ts';

/** What is left of a marker for a unit if it is its own task, nobody's, or a comrade's. */
const CLAIMED = { own: 1, none: 0.8, comrade: 0.35 } as const;

/** A volley that is worth not running past it. */
const GOOD = 0.3;

/** Goes to an objective marker, and holds it. */
export const take = script({
  says: { en: (aim) => `take and hold ${aim}`, de: (aim) => `${aim} nehmen und halten` },
  aims: (look, unit) => (controlOf(look, unit) === 0 ? [] : prizesOf(look)),
  worth(look, unit, aim) {
    const left = leftToGo(look, unit, aim!);
    const claim = CLAIMED[claimOn(look, unit, aim!)];
    return claim * stakeIn(look, unit, aim!) * prizeWorth(look) * discounted(look, unit, left, 0);
  },
  answers: answersOf({
    script: 'take',
    how,
    engaged: (look, { unit, aim }) =>
      isAtPrize(look, unit, aim!) || isWorthStaying(look, unit) ? 'stationary' : 'fallBack',
    go(look, move, { unit, aim }) {
      const goal = prizeAt(look, aim!);
      const [land, gait] = [landOf(look), gaitOf(look, unit)];
      const extent = extentOf(look, unit);
      return bestStep(
        look,
        move,
        (end) => {
          const way = apart(end, goal) < NEAR ? apart(end, goal) : land.way(gait, end, goal);
          return -Math.max(0, way - CLOSE) / inch(6) - CAUTION * dangerAt(look, unit, end, extent);
        },
        goal,
      );
    },
    placeWorth: (look, { unit, aim }, place) =>
      -landOf(look).way(gaitOf(look, unit), place, prizeAt(look, aim!)) / inch(12) +
      (landOf(look).isCovered(place) ? 0.1 : 0),
  }),
});

/** How close the middle of a unit should come, so that most of its models are in range of the marker. */
const CLOSE = inch(1.6);
const NEAR = inch(5);
const CAUTION = 0.12;

function how(look: L, { unit, aim }: { readonly unit: string; readonly aim: string | null }): How {
  const at = middleOf(look, unit);
  if (isAtPrize(look, unit, aim!) && apart(at, prizeAt(look, aim!)) <= HOLDS) return 'stationary';
  const left = leftToGo(look, unit, aim!);
  const stride = strideOf(look, unit);
  if (left <= stride) return 'normal';
  return bestVolleyNow(look, unit) > GOOD && left > stride + inch(4) ? 'normal' : 'advance';
}

function leftToGo(look: L, unit: string, prize: string): number {
  const at = whereabouts(look, unit);
  if (at === null) return inch(18);
  if (isAtPrize(look, unit, prize)) return 0;
  const way = landOf(look).way(gaitOf(look, unit), at, prizeAt(look, prize));
  return Math.max(1, way - HOLDS);
}

/** A marker brings a point in every round that is left. */
const prizeWorth = (look: L): number => 0.25 + 0.22 * Math.min(4, roundsLeft(look));
