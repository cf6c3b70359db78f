import { script } from '../../kit.ts';
import { isEngaged } from '../../rules/contact.ts';
import { isOnTable } from '../../rules/units.ts';

/** A little better than walking somewhere for nothing. */
const WORTH = 0.1;

/** Stays where it is and lets the enemy come. */
export const wait = script({
  says: { de: () => 'stehen bleiben und lauern', en: () => 'stand and wait' },
  aims: (look, unit) => (isOnTable(look.state, unit) && !isEngaged(look, unit) ? [null] : []),
  worth: () => WORTH,
  answers: {
    chooseAction: () => 'hold',
    planMove: () => [],
  },
});
