import { standingOf } from '../../05-movement/standing.ts';
import { script } from '../../kit.ts';
import { approach } from './approach.ts';
import { rangeOf } from './range.ts';
import { enemyUnits, gapTo, isFoughtByFriends, isFree, isWithinReach, threatTo } from './reach.ts';

/** After this many rounds, waiting has had its time. */
const PATIENCE = 8;

/**
 * Come up in line and stay just outside the distance from which the enemy can attack. Whoever comes within reach is
 * attacked.
 */
export const awaitEnemy = script({
  says: {
    de: () => 'in Linie vorrücken und den Feind kommen lassen',
    en: () => 'come up in line and let the enemy come',
  },
  aims: (look, unit) =>
    isFree(look, unit) &&
    rangeOf(look, unit) === 0 &&
    look.state.round <= PATIENCE &&
    enemyUnits(look, unit).some((e) => isFree(look, e) && !isFoughtByFriends(look, unit, e))
      ? [null]
      : [],
  worth(look, unit) {
    const enemies = enemyUnits(look, unit);
    if (enemies.some((e) => isFoughtByFriends(look, unit, e))) return 15;
    if (enemies.some((e) => isWithinReach(look, unit, e))) return 30;
    if (enemies.some((e) => isFree(look, e) && gapTo(look, unit, e) <= rangeOf(look, e))) return 25;
    return 46;
  },
  answers: {
    move(look, { args }) {
      const s = standingOf(look, args);
      const [nearest] = enemyUnits(look, s.unit);
      if (nearest === undefined) return [];
      if (isWithinReach(look, s.unit, nearest)) return approach(look, s, nearest);
      const spare = gapTo(look, s.unit, nearest) - threatTo(look, s.unit) - 1;
      return approach(look, s, nearest, Math.max(0, spare));
    },
  },
});
