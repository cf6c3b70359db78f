import type { Plan } from '@walstatt/engine';
import { unitsTouching } from '../01-introduction/board/contact.ts';
import { closestPair, enemiesOfUnit, middleOf, nearestTo } from '../01-introduction/board/nearest.ts';
import { sideOfUnit } from '../01-introduction/board/occupancy.ts';
import { livingUnits } from '../01-introduction/board/pieces.ts';
import { isOrdered } from '../01-introduction/formation/formation.ts';
import { stepCost, termsOf } from '../05-movement/account.ts';
import type { Standing } from '../05-movement/standing.ts';
import { planOf } from '../05-movement/walker.ts';
import type { Look } from '../kit.ts';
import { type Care, nearness, walksAround } from './plan-around.ts';
import { BOLD, walkTowards } from './plan-unit.ts';

/** How hard a unit is assumed to look for a way round. */
const HASTY: Care = { plans: 2, legs: 4 };

/** Straight to the nearest enemy. If that does not lead to it while others fight, around what is in the way. */
export function usualPlan(look: Look, s: Standing): Plan {
  const enemies = enemiesOfUnit(look, s.unit);
  const near = nearestTo(middleOf(s.body), enemies);
  if (near === null) return [];
  const straight = walkTowards(look, s, near, BOLD);
  if (straight.contact || !isNeeded(look, s) || !isOrdered(s.body)) return planOf(straight);
  const [around] = walksAround(look, s, HASTY);
  const isBetter = around?.contact || (around !== undefined && nearness(look, around) > nearness(look, straight));
  return planOf(isBetter ? around! : straight);
}

/** Others of the side are already fighting, the enemy is within reach, and the order lets the unit attack. */
function isNeeded(look: Look, s: Standing): boolean {
  const { order, points } = termsOf(look, s.unit);
  if (order !== 'attack' && order !== 'skirmish') return false;
  const side = sideOfUnit(look.state, s.unit);
  if (!livingUnits(look.state).some((u) => sideOfUnit(look.state, u) === side && unitsTouching(look, u).length > 0))
    return false;
  const pair = closestPair(s.body, enemiesOfUnit(look, s.unit));
  return pair !== null && (pair.distance - 1) * stepCost(look) <= points;
}
