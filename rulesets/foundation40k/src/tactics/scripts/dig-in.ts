import { isOnTable } from '../../01-units/units.ts';
import { script } from '../../kit.ts';
import { dangerHere, THREATENED } from './danger.ts';
import { answersOf } from './errand.ts';
import { pressureOf } from './pressure.ts';
import { safety } from './safety.ts';
import { stay } from './steps.ts';

/** A unit that can do less than this next may as well take cover. */
const IDLE = 0.15;

/** Takes cover where the unit stands. */
export const digIn = script({
  says: { en: () => 'take cover', de: () => 'Deckung nutzen' },
  aims: (look, unit) =>
    isOnTable(look.state, unit) && dangerHere(look, unit) > 2 * THREATENED && pressureOf(look, unit) < IDLE
      ? [null]
      : [],
  worth: (look, unit) => 0.15 * Math.min(1, dangerHere(look, unit)) - 0.05,
  answers: answersOf({
    script: 'digIn',
    act: (_, { can }) => (can('takeCover') ? 'takeCover' : can('secureArea') ? 'secureArea' : null),
    go: stay,
    placeWorth: (look, { unit }, place) => safety(look, unit)(place),
  }),
});
