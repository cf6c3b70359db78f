import { standingOf } from '../../05-movement/standing.ts';
import { script } from '../../kit.ts';
import { approach } from './approach.ts';
import { enemyUnits, gapTo, isFree, reachOf } from './reach.ts';

/** Stand in line, face the enemy, and receive the attack with initiative on one's own side. */
export const stand = script({
  says: {
    de: () => 'stehen bleiben und den Angriff annehmen',
    en: () => 'stand and receive the attack',
  },
  aims: (look, unit) =>
    isFree(look, unit) &&
    enemyUnits(look, unit).some((e) => isFree(look, e) && gapTo(look, unit, e) <= reachOf(look, e))
      ? [null]
      : [],
  worth: () => 20,
  answers: {
    move(look, { args }) {
      const s = standingOf(look, args);
      const [nearest] = enemyUnits(look, s.unit);
      return nearest === undefined ? [] : approach(look, s, nearest, 0);
    },
  },
});
