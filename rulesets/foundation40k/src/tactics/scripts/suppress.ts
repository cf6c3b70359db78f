import { isOnTable } from '../../01-units/units.ts';
import { sees } from '../../02-lines-of-sight/sight.ts';
import type { Action } from '../../04-actions/actions.ts';
import { inMelee, nearestPair } from '../../08-close-combat/contact.ts';
import { type L, script } from '../../kit.ts';
import { answersOf, type Now } from './errand.ts';
import { foesOf } from './places.ts';
import { safety } from './safety.ts';
import { stay } from './steps.ts';
import { mainRange, suppressionCost } from './strength.ts';
import { bestVolleyNow, WORTHWHILE } from './targets.ts';

/** Keeps an enemy's heads down from where the unit stands. */
export const suppress = script({
  says: { en: (aim) => `lay suppressive fire on ${aim}`, de: (aim) => `${aim} mit Sperrfeuer belegen` },
  aims: (look, unit) =>
    isOnTable(look.state, unit) && mainRange(look, unit) > 0
      ? foesOf(look, unit).filter((foe) => foe !== null && mayPin(look, unit, foe))
      : [],
  worth: (look, unit, aim) => suppressionNow(look, unit, aim!) - 0.1,
  answers: answersOf({
    script: 'suppress',
    act,
    go: stay,
    placeWorth: (look, { unit }, place) => safety(look, unit)(place),
  }),
});

/** Less than this is not worth an activation. */
const LEAST = 0.08;

const mayPin = (look: L, unit: string, foe: string): boolean =>
  look.state.units[foe]!.morale === 'ok' &&
  !inMelee(look, foe) &&
  sees(look, unit, foe) &&
  suppressionNow(look, unit, foe) > LEAST;

const suppressionNow = (look: L, unit: string, foe: string): number =>
  suppressionCost(look, unit, foe, nearestPair(look, unit, foe).gap);

function act(look: L, { unit, can }: Now): Action | null {
  if (can('suppressiveFire')) return 'suppressiveFire';
  if (can('shootAction') && bestVolleyNow(look, unit) > WORTHWHILE) return 'shootAction';
  return can('secureArea') ? 'secureArea' : null;
}
