import { isOnTable } from '../../01-units/units.ts';
import { sees } from '../../02-lines-of-sight/sight.ts';
import type { Action } from '../../04-actions/actions.ts';
import { inMelee } from '../../08-close-combat/contact.ts';
import { type L, script } from '../../kit.ts';
import { THREATENED } from './danger.ts';
import { answersOf, type Now } from './errand.ts';
import { foesOf } from './places.ts';
import { relief, safety } from './safety.ts';
import { bestStep } from './steps.ts';
import { mainRange } from './strength.ts';
import { bestVolleyNow, volleyNow, WORTHWHILE } from './targets.ts';

/** Shoots at an enemy that it sees, then falls back. */
export const skirmish = script({
  says: {
    en: (aim) => `shoot at ${aim} and fall back`,
    de: (aim) => `auf ${aim} schießen und zurückweichen`,
  },
  aims: (look, unit) =>
    isOnTable(look.state, unit) && mainRange(look, unit) > 0 && relief(look, unit) > THREATENED
      ? foesOf(look, unit).filter(
          (foe) =>
            foe !== null && !inMelee(look, foe) && sees(look, unit, foe) && volleyNow(look, unit, foe) > WORTHWHILE,
        )
      : [],
  worth: (look, unit, aim) => 0.9 * volleyNow(look, unit, aim!) + 0.3 * Math.min(1, relief(look, unit)) - 0.1,
  answers: answersOf({
    script: 'skirmish',
    act,
    go: (look, move) => bestStep(look, move, safety(look, move.unit)),
    placeWorth: (look, { unit }, place) => safety(look, unit)(place),
  }),
});

function act(look: L, { unit, can }: Now): Action | null {
  if (can('shootAction') && bestVolleyNow(look, unit) > WORTHWHILE) return 'shootAction';
  return can('moveAction') ? 'moveAction' : null;
}
