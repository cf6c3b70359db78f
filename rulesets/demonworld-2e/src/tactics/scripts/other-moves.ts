import type { Plan } from '@walstatt/engine';
import { isSmallBody, standingOf } from '../../05-movement/standing.ts';
import { planOf } from '../../05-movement/walker.ts';
import type { Asked, Look } from '../../kit.ts';
import { type Care, walksAround } from '../plan-around.ts';
import { planSmall } from '../plan-small.ts';
import { waysToEnemies } from '../ways.ts';
import { isAttack } from './contact.ts';

/** How hard to look for ways that no script thinks of, and how many of them to compare. */
const CAREFUL: Care = { plans: 3, legs: 6 };
const MOST = 3;

/** Other attacks, which differ in where they make contact. */
export function otherMoves(look: Look, { args }: Asked<'move'>): Plan[] {
  const s = standingOf(look, args);
  if (isSmallBody(s.body)) return [planSmall(look, s, 1), []];
  const ways = waysToEnemies(look, s.unit);
  return walksAround(look, s, CAREFUL, ways)
    .filter((w) => isAttack(w, ways))
    .slice(0, MOST)
    .map(planOf);
}
