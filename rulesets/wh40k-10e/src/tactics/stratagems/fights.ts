import { hasEffect } from '@walstatt/engine';
import { engagedBy } from '../../03-engagement/engagement.ts';
import { toughnessOf } from '../../14-attacks/needs.ts';
import { meleeWeaponsOf } from '../../20-stratagems/tank-shock/activity.ts';
import type { L } from '../../kit.ts';
import { priceOf } from '../scripts/armies.ts';
import { chargeChance, fightWorth } from '../scripts/charges.ts';
import { mostOf } from '../scripts/most-of.ts';
import { controlOf, isInTheWay } from '../scripts/stake.ts';
import { meleeCosts } from '../scripts/strength.ts';
import { mortalWorth } from './volleys.ts';

/** What stratagems of charges and fights are worth, in hundreds of points. */

/** What a vehicle does to an enemy that it runs into: a mortal wound for each third die. */
export function tankShockWorth(look: L, unit: string): number {
  const enemy = bestShocked(look, engagedBy(look, unit));
  const weapon = strongest(look, meleeWeaponsOf(look.state, unit));
  if (enemy === null || weapon === null) return 0;
  const { strength } = look.state.weapons[weapon]!;
  const dice = strength + (strength > toughnessOf(look.state, enemy) ? 2 : 0);
  return mortalWorth(look, enemy, Math.min(6, dice / 3));
}

export const bestShocked = (look: L, enemies: readonly string[]): string | null =>
  mostOf(enemies, (enemy) => mortalWorth(look, enemy, 3));

export const strongest = ({ state }: L, weapons: readonly string[]): string | null =>
  mostOf(weapons, (weapon) => state.weapons[weapon]!.strength);

/** A charge of its own against the enemy that has charged. */
export const interventionWorth = (look: L, unit: string, enemy: string): number =>
  chargeChance(look, unit, enemy) * Math.max(0, fightWorth(look, unit, enemy));

/** To fight before enemies do that have not fought yet: what they would have done with the models that fall. */
export function counterWorth(look: L, unit: string): number {
  let worth = 0;
  for (const foe of engagedBy(look, unit)) {
    if (hasEffect(look.state, foe, 'fought')) continue;
    const late = meleeCosts(look, unit, foe, false);
    worth = Math.max(worth, 0.5 * late.theirs + 0.5 * meleeCosts(look, foe, unit, false).theirs - 0.5 * late.ours);
  }
  return worth;
}

/** Who holds a marker or fights needs its courage most. */
export const braveryWorth = (look: L, unit: string): number =>
  (isInTheWay(look, unit) ? 0.1 * Math.min(6, controlOf(look, unit)) : 0) + 0.08 * priceOf(look.state, unit);
