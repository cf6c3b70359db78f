import { hex } from '@walstatt/geometry';
import { isSmallBody, standingOf } from '../../05-movement/standing.ts';
import { planOf, startWalker, take } from '../../05-movement/walker.ts';
import { script } from '../../kit.ts';
import { rangeOf } from './range.ts';
import { enemyUnits, gapTo, isFoughtByFriends, isFree, reachOf } from './reach.ts';

/**
 * Go back step by step, facing the enemy, so that he comes less far than he thinks. Nobody does so while friends fight,
 * except shooters.
 */
export const giveGround = script({
  says: {
    de: () => 'zurückweichen',
    en: () => 'give ground',
  },
  aims(look, unit) {
    const enemies = enemyUnits(look, unit);
    const isNeeded = rangeOf(look, unit) === 0 && enemies.some((e) => isFoughtByFriends(look, unit, e));
    const isPressed = enemies.some((e) => isFree(look, e) && gapTo(look, unit, e) <= 2 + reachOf(look, e));
    return isFree(look, unit) && isPressed && !isNeeded ? [null] : [];
  },
  worth: (look, unit) => (rangeOf(look, unit) > 0 ? 25 : 5),
  answers: {
    move(look, { args }) {
      const s = standingOf(look, args);
      if (isSmallBody(s.body)) return [];
      const w = startWalker(look, s);
      const { facing } = s.body[0]!;
      for (const turn of [3, 4]) take(w, s.unit, { leg: 'step', direction: hex.sixths(facing + turn) });
      return planOf(w);
    },
  },
});
