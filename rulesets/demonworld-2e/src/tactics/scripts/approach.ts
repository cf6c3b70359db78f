import type { Plan } from '@walstatt/engine';
import { middleOf, nearestTo } from '../../01-introduction/board/nearest.ts';
import { bodyOf } from '../../01-introduction/board/pieces.ts';
import { formationOf } from '../../01-introduction/formation/formation.ts';
import { termsOf } from '../../05-movement/account.ts';
import { isSmallBody, type Standing } from '../../05-movement/standing.ts';
import { planOf, type Walker } from '../../05-movement/walker.ts';
import type { UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { type Care, nearness, walksAround } from '../plan-around.ts';
import { planSmall } from '../plan-small.ts';
import { BOLD, walkTowards } from '../plan-unit.ts';
import { waysTo } from '../ways.ts';
import { isAttack } from './contact.ts';
import { isWithinReach } from './reach.ts';

/** Farther than any unit goes in a round. */
const FAR = 99;

/** How hard to look for a way round while positions are played out. */
const HASTY: Care = { plans: 2, legs: 4 };

/**
 * A way to an enemy unit: straight at it if that makes an attack or leads nearer in good order, otherwise around what is
 * in the way. At most `steps` fields forward.
 */
export function approach(look: Look, s: Standing, enemy: UnitsId, steps = FAR): Plan {
  if (isSmallBody(s.body)) return planSmall(look, s, steps);
  const goal = nearestTo(middleOf(s.body), bodyOf(look.state, enemy));
  if (goal === null) return [];
  const straight = walkTowards(look, s, goal, { ...BOLD, steps });
  const ways = waysTo(look, s.unit, enemy);
  if (isAttack(straight, ways) || steps < FAR || !needsAnotherWay(look, s, straight, enemy)) return planOf(straight);
  const value = (w: Walker): number => (isAttack(w, ways) ? 1000 : 0) + nearness(look, w, ways) - disorder(w);
  let best = straight;
  for (const w of walksAround(look, s, HASTY, ways)) if (value(w) > value(best)) best = w;
  return planOf(best);
}

/** The straight way ends out of line, or no more than touches an enemy that could be attacked. */
function needsAnotherWay(look: Look, s: Standing, straight: Walker, enemy: UnitsId): boolean {
  if (formationOf(s.body).kind !== 'line') return false;
  if (formationOf(straight.standing.body).kind !== 'line') return true;
  const { order } = termsOf(look, s.unit);
  return (order === 'attack' || order === 'skirmish') && isWithinReach(look, s.unit, enemy);
}

/** A column hardly strikes, and a scattered unit may not attack at all. */
const disorder = ({ standing }: Walker): number =>
  formationOf(standing.body).kind === 'line' ? 0 : 2 * standing.body.length;
