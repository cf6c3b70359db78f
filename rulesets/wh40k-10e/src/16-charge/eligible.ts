import { hasEffect, type RuleId } from '@walstatt/engine';
import { areEnemyUnits, hasKeyword } from '../01-units/units.ts';
import { engagedBy } from '../03-engagement/engagement.ts';
import { unitsWithin } from '../04-measuring/questions.ts';
import { inch, standing, tableTop } from '../04-measuring/table-top.ts';
import { movedHow } from '../10-movement/moved.ts';
import type { L } from '../kit.ts';

const REACH = inch(12);

/**
 * What keeps a unit from declaring a charge, apart from having nobody near. WH-CHARGE-04, WH-CHARGE-05: it advanced or
 * fell back. WH-CHARGE-06: enemies are within engagement range. WH-CHARGE-07, WH-AIR-20: it is AIRCRAFT. WH-TRANS-13:
 * it has left a transport that had moved.
 */
export function barredFromCharging(look: L, unit: string): RuleId | null {
  const how = movedHow(look.state, unit);
  if (how === 'advance') return 'WH-CHARGE-04';
  if (how === 'fallBack') return 'WH-CHARGE-05';
  if (hasEffect(look.state, unit, 'noCharge')) return 'WH-TRANS-13';
  return barredAnyway(look, unit);
}

/** The part of it that holds outside the own turn, too (WH-G-71). */
export function barredAnyway(look: L, unit: string): RuleId | null {
  if (engagedBy(look, unit).length > 0) return 'WH-CHARGE-06';
  return hasKeyword(look.state, unit, 'AIRCRAFT') ? 'WH-CHARGE-07' : null;
}

/** WH-CHARGE-03: an enemy is within 12". */
export const isNearEnemies = (look: L, unit: string): boolean =>
  tableTop(look).units.some(({ id }) => areEnemyUnits(look.state, unit, id) && isNear(look, unit, id));

const isNear = (look: L, unit: string, other: string): boolean =>
  unitsWithin(standing(look, unit), standing(look, other), REACH);

/** WH-CHARGE-08, WH-CHARGE-09: enemy units within 12", seen or not. WH-AIR-21: AIRCRAFT only by what can fly. */
export const chargeTargets = (look: L, unit: string): string[] =>
  tableTop(look).units.flatMap(({ id }) =>
    areEnemyUnits(look.state, unit, id) && mayTarget(look, unit, id) && isNear(look, unit, id) ? [id] : [],
  );

export const mayTarget = ({ state }: L, unit: string, target: string): boolean =>
  !hasKeyword(state, target, 'AIRCRAFT') || hasKeyword(state, unit, 'FLY');
