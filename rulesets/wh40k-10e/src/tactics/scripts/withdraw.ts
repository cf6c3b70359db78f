import { isOnBattlefield } from '../../01-units/units.ts';
import { script } from '../../kit.ts';
import { dangerHere, THREATENED } from './danger.ts';
import { answersOf } from './errand.ts';
import { isAtPrize, prizesOf } from './prizes.ts';
import { relief, safety } from './safety.ts';
import { bestStep } from './steps.ts';
import { bestVolleyNow } from './targets.ts';

/** Keeps out of the sight and reach of enemies who can do the unit more harm than it can do them. */
export const withdraw = script({
  says: { en: () => 'keep out of reach', de: () => 'außer Reichweite bleiben' },
  aims: (look, unit) =>
    isOnBattlefield(look.state, unit) &&
    !prizesOf(look).some((prize) => isAtPrize(look, unit, prize)) &&
    dangerHere(look, unit) > bestVolleyNow(look, unit) &&
    relief(look, unit) > THREATENED
      ? [null]
      : [],
  worth: (look, unit) => 0.35 * Math.min(2, relief(look, unit)) - 0.1,
  answers: answersOf({
    script: 'withdraw',
    how: () => 'normal',
    engaged: () => 'fallBack',
    go: (look, move) => bestStep(look, move, safety(look, move.unit)),
    placeWorth: (look, { unit }, place) => safety(look, unit)(place),
  }),
});
