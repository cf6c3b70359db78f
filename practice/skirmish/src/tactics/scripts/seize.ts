import { script } from '../../kit.ts';
import { isEngaged } from '../../rules/contact.ts';
import { inch } from '../../rules/field.ts';
import { hasTarget } from '../../rules/shooting.ts';
import { isOnTable, unitOf } from '../../rules/units.ts';
import { approach, awayFrom } from '../approach.ts';

/** Near enough for the models behind the leader to count, too. */
const THERE = inch(1.5);

/** What holding the objective is worth to a unit that stands on it, and how much less it is for each move away. */
const WORTH = 3;
const FOR_EACH_MOVE = 0.7;

/** Goes to the objective and stays there. */
export const seize = script({
  says: { de: () => 'das Missionsziel besetzen', en: () => 'take the objective' },
  aims: () => [null],
  worth(look, unit) {
    if (!isOnTable(look.state, unit)) return WORTH;
    const moves = awayFrom(look, unit, look.state.objective) / unitOf(look.state, unit).move;
    return WORTH - FOR_EACH_MOVE * moves;
  },
  answers: {
    chooseAction(look, _r, { unit }) {
      if (isEngaged(look, unit)) return 'fight';
      const away = awayFrom(look, unit, look.state.objective);
      if (away <= THERE) return hasTarget(look, unit) ? 'fire' : 'hold';
      return !hasTarget(look, unit) && away > unitOf(look.state, unit).move ? 'march' : 'advance';
    },
    planMove: (look, r) => approach(look, r, look.state.objective),
  },
});
