import { standingOf } from '../../05-movement/standing.ts';
import { script } from '../../kit.ts';
import { approach } from './approach.ts';
import { rangeOf } from './range.ts';
import { enemyUnits, isFoughtByFriends, isFree, isWithinReach, wayTo } from './reach.ts';

/** Get at an enemy unit: attack it as soon as it is within reach, and march at it until then. */
export const charge = script({
  says: {
    de: (aim) => `${aim} angreifen`,
    en: (aim) => `attack ${aim}`,
  },
  aims: (look, unit) => (isFree(look, unit) ? enemyUnits(look, unit) : []),
  worth(look, unit, enemy) {
    const far = Math.min(30, wayTo(look, unit, enemy!));
    const near = isWithinReach(look, unit, enemy!) ? 60 : 44;
    const shooter = (id: string): number => (rangeOf(look, id) > 0 ? 1 : 0);
    const help = isFoughtByFriends(look, unit, enemy!) ? 12 : 0;
    return near - far / 2 + help + 4 * shooter(enemy!) - 25 * shooter(unit);
  },
  answers: {
    move: (look, { args }, { aim }) => approach(look, standingOf(look, args), aim!),
  },
});
