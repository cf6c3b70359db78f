import { hasEffect, type RuleId } from '@walstatt/engine';
import { modelHas, modelsOf } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import type { State } from '../../generated/state.ts';
import type { L } from '../../kit.ts';
import { moveOf } from '../cost.ts';
import type { How } from '../moved.ts';

const ALL: readonly How[] = ['normal', 'advance', 'fallBack', 'stationary'];

/** The ways in which a unit may move now. */
export const waysToMove = (look: L, unit: string): How[] => ALL.filter((how) => barredBy(look, unit, how) === null);

/**
 * What keeps a unit from moving this way. WH-MOVE-03: away from enemies there is nothing to fall back from. WH-MOVE-04:
 * within engagement range it stays or falls back. WH-AIR-16: unless only AIRCRAFT is near. WH-MOVE-15: a unit that cannot
 * move at all stays. WH-AIR-08, WH-AIR-09: AIRCRAFT always makes a normal move. WH-TRANS-11: who has
 * just got off does not remain stationary.
 */
export function barredBy(look: L, unit: string, how: How): RuleId | null {
  if (isAircraft(look, unit)) return how === 'normal' ? null : 'WH-AIR-08';
  if (how === 'stationary') return mustMove(look.state, unit) ? 'WH-TRANS-11' : null;
  if (isRooted(look, unit)) return 'WH-MOVE-15';
  const engaged = engagedBy(look, unit);
  if (how === 'fallBack') return engaged.length > 0 ? null : 'WH-MOVE-03';
  return engaged.every((foe) => isAircraft(look, foe)) ? null : 'WH-MOVE-04';
}

/** WH-G-35: a unit that has got off before its TRANSPORT moved makes a move, of 0" if its player likes. */
export const mustMove = (s: State, unit: string): boolean => hasEffect(s, unit, 'disembarked');

const isRooted = (look: L, unit: string): boolean =>
  !mustMove(look.state, unit) && modelsOf(look.state, unit).every((m) => moveOf(look, m) === null);

export const isAircraft = ({ state: s }: L, unit: string): boolean =>
  modelsOf(s, unit).some((m) => modelHas(s, m, 'AIRCRAFT'));
