import { enemiesOfUnit } from '../../01-introduction/board/nearest.ts';
import type { Walker } from '../../05-movement/walker.ts';
import { stepsToEnemy, type Ways } from '../ways.ts';

/** From here an element touches the enemy, or does so when the attack is completed. */
const CLOSE = 2;

/**
 * Does the walk bring half of the unit to the enemy, or one for each of the few that are left of him? A wheel can swing
 * one element against an enemy far away while the rest of the unit stays behind.
 */
export function isAttack({ look, contact, standing: { unit, body } }: Walker, ways: Ways): boolean {
  if (!contact) return false;
  let close = 0;
  for (const p of body) if (stepsToEnemy(ways, p.q, p.r) <= CLOSE) close++;
  return close >= Math.min(body.length / 2, enemiesOfUnit(look, unit).length);
}
