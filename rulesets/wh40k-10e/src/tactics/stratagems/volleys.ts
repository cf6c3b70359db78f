import { profileOf } from '../../01-units/units.ts';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { grenadeTargets } from '../../20-stratagems/grenade/activity.ts';
import type { L } from '../../kit.ts';
import { worthLeft } from '../scripts/armies.ts';
import { PLAINLY, saverOf } from '../scripts/harm.ts';
import { gapBetween } from '../scripts/middle.ts';
import { mostOf } from '../scripts/most-of.ts';
import { modelPrice, volleyCost } from '../scripts/strength.ts';

/** What stratagems of the shooting are worth, in hundreds of points. */

/** Overwatch against the enemy that moves. */
export const overwatchWorth = (look: L, unit: string, enemy: string): number =>
  volleyCost(look, unit, enemy, gapBetween(look, unit, enemy), { ...PLAINLY, overwatch: true });

/** Half of six dice, on average. */
const GRENADE = 3;

export const grenadeWorth = (look: L, unit: string): number => {
  const target = bestGrenadeTarget(look, grenadeTargets(look, unit));
  return target === null ? 0 : mortalWorth(look, target, GRENADE);
};

export const bestGrenadeTarget = (look: L, targets: readonly string[]): string | null =>
  mostOf(targets, (target) => mortalWorth(look, target, GRENADE));

/** What mortal wounds cost a unit. */
export function mortalWorth({ state }: L, target: string, wounds: number): number {
  const each = profileOf(state, saverOf(state, target)).wounds;
  return Math.min(worthLeft(state, target), (modelPrice(state, target) * wounds) / each);
}

/** What part of a volley going to ground or hiding in smoke spares a unit, roughly. */
const SPARED = 0.22;

/** A unit under fire hides from what shoots at it. */
export const hidingWorth = (look: L, unit: string, shooter: string): number =>
  engagedBy(look, unit).length > 0 ? 0 : SPARED * volleyCost(look, shooter, unit, gapBetween(look, shooter, unit));
