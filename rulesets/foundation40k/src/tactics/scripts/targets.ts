import { inch } from '../../01-units/space.ts';
import { enemyUnits } from '../../01-units/units.ts';
import { hasTarget, targetsOf } from '../../06-shooting/volley.ts';
import { foesInContact, nearestPair } from '../../08-close-combat/contact.ts';
import type { L } from '../../kit.ts';
import { mainRange, meleeCosts, volleyCost } from './strength.ts';

/** Whom units shoot at and fight. */

/** What a volley from where the unit stands costs the target. */
export const volleyNow = (look: L, unit: string, target: string): number =>
  volleyCost(look, unit, target, nearestPair(look, unit, target).gap);

/** The aim if a volley at it does any harm, or whatever suffers most. */
export function bestTarget(look: L, unit: string, targets: readonly string[], aim: string | null): string | null {
  if (aim !== null && targets.includes(aim) && volleyNow(look, unit, aim) > 0) return aim;
  return mostOf(targets, (t) => volleyNow(look, unit, t));
}

/** The aim if it is there to fight, or the enemy against which a melee goes best. */
export function easiestOpponent(look: L, unit: string, foes: readonly string[], aim: string | null): string | null {
  if (aim !== null && foes.includes(aim)) return aim;
  return mostOf(foes, (f) => meleeCosts(look, unit, f).theirs - meleeCosts(look, unit, f).ours);
}

/** Whether some enemy in contact would suffer enough from a melee. */
export const isWorthFighting = (look: L, unit: string): boolean =>
  foesInContact(look, unit).some((foe) => {
    const { theirs, ours } = meleeCosts(look, unit, foe);
    return theirs > 0.6 * ours;
  });

/** What the best volley costs its target, from where the unit stands. */
export const bestVolleyNow = (look: L, unit: string): number =>
  hasTarget(look, unit) ? targetsOf(look, unit).reduce((most, t) => Math.max(most, volleyNow(look, unit, t)), 0) : 0;

/** Less than this is not worth an action. */
export const WORTHWHILE = 0.02;

/** Whether an enemy may come before the guns or into reach of the unit this round. */
export function isAwaited(look: L, unit: string): boolean {
  const within = mainRange(look, unit) + inch(8);
  return enemyUnits(look.state, unit).some((e) => nearestPair(look, unit, e).gap <= within);
}

export function mostOf<T>(list: readonly T[], worth: (x: T) => number): T | null {
  let best: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const x of list) {
    const w = worth(x);
    if (w <= most) continue;
    most = w;
    best = x;
  }
  return best;
}
