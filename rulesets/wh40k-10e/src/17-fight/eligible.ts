import { hasEffect } from '@walstatt/engine';
import { hasKeyword, isOnBattlefield, partsOf, unitsOf } from '../01-units/units.ts';
import { engagedBy } from '../03-engagement/engagement.ts';
import { enemiesAcross } from '../22-terrain/across-barricade.ts';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/**
 * WH-FIGHT-04: a unit may fight if an enemy is within engagement range of it. WH-FIGHT-05: or if it has charged in this
 * turn. WH-TERRAIN-16: or across a barricade. WH-AIR-23: aircraft only against what can fly.
 */
export function isEligible(look: L, unit: string): boolean {
  const s = look.state;
  if (!isOnBattlefield(s, unit)) return false;
  if (hasEffect(s, unit, 'charged')) return true;
  const enemies = [...engagedBy(look, unit), ...enemiesAcross(look, unit)];
  return hasKeyword(s, unit, 'AIRCRAFT') ? enemies.some((e) => hasKeyword(s, e, 'FLY')) : enemies.length > 0;
}

/** WH-FIGHT-06: no unit fights twice in a phase. */
export const mayFight = (look: L, unit: string): boolean =>
  !hasEffect(look.state, unit, 'fought') && isEligible(look, unit);

/**
 * WH-CHARGE-19: a unit with the charge bonus fights first. WH-ABIL-11: as does one of which every model has that ability, so
 * of an attached unit all parts (WH-G-60).
 */
export function fightsFirst(s: State, unit: string): boolean {
  return (
    hasEffect(s, unit, 'chargeBonus') ||
    partsOf(s, unit).every((part) => isDestroyed(s, part) || hasFightsFirst(s, part))
  );
}

const isDestroyed = (s: State, part: string): boolean => s.units[part]!.status.at === 'destroyed';

const hasFightsFirst = (s: State, part: string): boolean =>
  s.datasheets[s.units[part]!.datasheet]!.abilities.some((a) => a.ability === 'fightsFirst');

/** A step of the fight phase: whether it is the first one, and who was eligible when the phase began. */
type Step = { readonly first: boolean; readonly early: readonly string[] };

/**
 * WH-FIGHT-10, WH-G-66: in the first step those fight that fight first now and were eligible when the phase began.
 * WH-FIGHT-09, WH-FIGHT-11: in the second step all others, also those that have become eligible since.
 */
export const dueIn = (look: L, seat: string, { first, early }: Step): string[] =>
  unitsOf(look.state, seat).filter(
    (unit) => mayFight(look, unit) && (!first || (early.includes(unit) && fightsFirst(look.state, unit))),
  );
