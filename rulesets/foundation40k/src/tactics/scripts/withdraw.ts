import { isOnTable } from '../../01-units/units.ts';
import type { Action } from '../../04-actions/actions.ts';
import { type L, script } from '../../kit.ts';
import { dangerHere, THREATENED } from './danger.ts';
import { answersOf, type Now } from './errand.ts';
import { pressureOf } from './pressure.ts';
import { safety } from './safety.ts';
import { bestStep } from './steps.ts';
import { bestVolleyNow, isAwaited, WORTHWHILE } from './targets.ts';

/** Keeps out of the sight and reach of enemies who can do the unit more harm than it can do them. */
export const withdraw = script({
  says: { en: () => 'keep out of reach', de: () => 'außer Reichweite bleiben' },
  aims: (look, unit) =>
    isOnTable(look.state, unit) && dangerHere(look, unit) > Math.max(THREATENED, pressureOf(look, unit)) ? [null] : [],
  worth: (look, unit) => 0.2 * Math.min(1, dangerHere(look, unit)) - 0.1,
  answers: answersOf({
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
