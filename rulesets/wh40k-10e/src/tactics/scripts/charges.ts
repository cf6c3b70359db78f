import { hasEffect } from '@walstatt/engine';
import { gap } from '@walstatt/geometry';
import { isOnBattlefield } from '../../01-units/units.ts';
import { ACROSS } from '../../03-engagement/engagement.ts';
import { inch, standing } from '../../04-measuring/table-top.ts';
import { barredAnyway, mayTarget } from '../../16-charge/eligible.ts';
import type { L } from '../../kit.ts';
import { isInTheWay } from './stake.ts';
import { meleeCosts } from './strength.ts';

/** Charges and what comes of them. */

/** In how many of the 36 throws of two dice the sum is at least so much. */
const AT_LEAST = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/** Charges that succeed more rarely are not declared, unless nothing is at risk. */
export const HOPELESS = 0.25;

/** The chance that a charge from where the unit stands reaches its target. */
export const chargeChance = (look: L, unit: string, target: string): number =>
  (AT_LEAST[chargeNeeds(look, unit, target)] ?? 0) / 36;

/** What a charge must roll. */
export const chargeNeeds = (look: L, unit: string, target: string): number =>
  look.memo('chargeNeeds', `${unit} ${target}`, () => {
    const foes = standing(look, target).bodies;
    let least = Number.POSITIVE_INFINITY;
    for (const own of standing(look, unit).bodies) for (const foe of foes) least = Math.min(least, gap(own, foe));
    return Math.max(2, Math.ceil((least - ACROSS) / inch(1)));
  });

/** How much more it matters to fight an enemy who stands at a marker. */
const IN_THE_WAY = 1.6;

/** What a fight with an enemy is worth that the unit begins, in hundreds of points. */
export function fightWorth(look: L, unit: string, target: string): number {
  const { theirs, ours } = meleeCosts(look, unit, target);
  const matters = isOnBattlefield(look.state, target) && isInTheWay(look, target) ? IN_THE_WAY : 1;
  return matters * theirs - 0.6 * ours;
}

/** What a charge from where the unit stands is worth. */
export const chargeWorth = (look: L, unit: string, target: string): number =>
  fightWorth(look, unit, target) * chargeChance(look, unit, target);

/** The aim if it can be reached, or whatever promises most. Null if nothing does. */
export function bestChargeTarget(look: L, unit: string, targets: readonly string[], aim: string | null): string | null {
  if (aim !== null && targets.includes(aim) && chargeChance(look, unit, aim) >= HOPELESS) return aim;
  let best: string | null = null;
  let most = 0;
  for (const target of targets) {
    if (chargeChance(look, unit, target) < HOPELESS) continue;
    const worth = chargeWorth(look, unit, target);
    if (worth <= most) continue;
    most = worth;
    best = target;
  }
  return best;
}

/** Whether a unit could charge later in this turn, whatever it does now. */
export const mayCharge = (look: L, unit: string, target: string): boolean =>
  !hasEffect(look.state, unit, 'noCharge') && barredAnyway(look, unit) === null && mayTarget(look, unit, target);
