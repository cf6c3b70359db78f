import { isOnTable } from '../../01-units/units.ts';
import type { Action } from '../../04-actions/actions.ts';
import { type L, script } from '../../kit.ts';
import { dangerHere, THREATENED } from './danger.ts';
import { answersOf, type Now } from './errand.ts';
import { pressureOf } from './pressure.ts';
import { relief, safety } from './safety.ts';
import { bestStep } from './steps.ts';
import { bestVolleyNow, isAwaited, WORTHWHILE } from './targets.ts';

/** Keeps out of the sight and reach of enemies who can do the unit more harm than it can do them. */
export const withdraw = script({
  says: { en: () => 'keep out of reach', de: () => 'außer Reichweite bleiben' },
  aims: (look, unit) =>
    isOnTable(look.state, unit) && dangerHere(look, unit) > pressureOf(look, unit) && relief(look, unit) > THREATENED
      ? [null]
      : [],
  worth: (look, unit) => 0.3 * Math.min(1, relief(look, unit)) - 0.1,
  answers: answersOf({
    script: 'withdraw',
    act,
    go: (look, move) => bestStep(look, move, safety(look, move.unit)),
    placeWorth: (look, { unit }, place) => safety(look, unit)(place),
  }),
});

function act(look: L, { unit, taken, can }: Now): Action | null {
  if (taken.length === 0 && can('moveAction')) return 'moveAction';
  if (can('shootAction') && bestVolleyNow(look, unit) > WORTHWHILE) return 'shootAction';
  return can('secureArea') && isAwaited(look, unit) ? 'secureArea' : null;
}
