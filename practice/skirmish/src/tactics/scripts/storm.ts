import { script } from '../../kit.ts';
import { canCharge, isEngaged } from '../../rules/contact.ts';
import { isOnTable, unitOf } from '../../rules/units.ts';
import { approach, awayFrom } from '../approach.ts';
import { enemiesOf, fightWorth, placeOf } from '../enemies.ts';

/** What a fight counts for when the enemy can be charged now, and how much less for each move before that. */
const NOW = 0.7;
const FOR_EACH_MOVE = 0.2;

/** Gets at an enemy and fights it. */
export const storm = script({
  says: { de: (aim) => `${aim} im Nahkampf angreifen`, en: (aim) => `charge ${aim}` },
  aims: (look, unit) => (isOnTable(look.state, unit) ? enemiesOf(look, unit) : []),
  worth(look, unit, aim) {
    const moves = awayFrom(look, unit, placeOf(look, aim!)) / unitOf(look.state, unit).move;
    return fightWorth(look, unit, aim!) * Math.max(0, NOW - FOR_EACH_MOVE * Math.max(0, moves - 1));
  },
  answers: {
    chooseAction(look, r, { unit, aim }) {
      if (isEngaged(look, unit)) return 'fight';
      if (canCharge(look, unit, aim!)) return 'charge';
      return r.options.some((o) => o.id === 'march') ? 'march' : 'advance';
    },
    chooseChargeTarget: (_look, r, { aim }) => (r.options.some((o) => o.id === aim) ? aim : undefined),
    chooseOpponent: (_look, r, { aim }) => (r.options.some((o) => o.id === aim) ? aim : undefined),
    planMove: (look, r, { aim }) => approach(look, r, placeOf(look, aim!)),
  },
});
