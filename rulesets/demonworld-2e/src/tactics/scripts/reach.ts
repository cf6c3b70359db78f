import { unitsTouching } from '../../01-introduction/board/contact.ts';
import { closestPair } from '../../01-introduction/board/nearest.ts';
import { sideOfUnit } from '../../01-introduction/board/occupancy.ts';
import { bodyOf, livingUnits } from '../../01-introduction/board/pieces.ts';
import { cardOfUnit } from '../../02-characteristics/card-of.ts';
import { stepCost } from '../../05-movement/account.ts';
import type { UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { stepsToEnemy, waysTo } from '../ways.ts';

/** Units of the other sides that are on the table, the nearest first. */
export function enemyUnits(look: Look, unit: UnitsId): readonly UnitsId[] {
  return look.memo('enemy units', unit, () => {
    const side = sideOfUnit(look.state, unit);
    return livingUnits(look.state)
      .filter((u) => sideOfUnit(look.state, u) !== side)
      .sort((a, b) => gapTo(look, unit, a) - gapTo(look, unit, b));
  });
}

/** Fields between the nearest elements of two units. 1 means in contact. */
export function gapTo(look: Look, unit: UnitsId, other: UnitsId): number {
  const [a, b] = unit < other ? [unit, other] : [other, unit];
  return look.memo(
    'gap',
    `${a}/${b}`,
    () => closestPair(bodyOf(look.state, a), bodyOf(look.state, b))?.distance ?? Number.POSITIVE_INFINITY,
  );
}

/** The same around all elements that are in the way. */
export function wayTo(look: Look, unit: UnitsId, enemy: UnitsId): number {
  return look.memo('way', `${unit}/${enemy}`, () => {
    const ways = waysTo(look, unit, enemy);
    let least = Number.POSITIVE_INFINITY;
    for (const p of bodyOf(look.state, unit)) least = Math.min(least, stepsToEnemy(ways, p.q, p.r));
    return least;
  });
}

/** Fields that a unit can go forward in a round with an order. */
export const stepsWith = (look: Look, unit: UnitsId, order: 'move' | 'attack' | 'skirmish'): number =>
  Math.floor(cardOfUnit(look.state, unit).bp[order] / stepCost(look));

/** The distance from which a unit can attack. */
export const reachOf = (look: Look, unit: UnitsId): number => 1 + stepsWith(look, unit, 'attack');

/** Could the unit attack this enemy in one round? */
export const isWithinReach = (look: Look, unit: UnitsId, enemy: UnitsId): boolean =>
  wayTo(look, unit, enemy) <= reachOf(look, unit);

/** The distance from which some enemy that is free to move could attack the unit. Nothing reaches beyond it. */
export function threatTo(look: Look, unit: UnitsId): number {
  let most = 0;
  for (const enemy of enemyUnits(look, unit)) if (isFree(look, enemy)) most = Math.max(most, reachOf(look, enemy));
  return most;
}

/** Not in melee: the unit gets orders and moves. */
export const isFree = (look: Look, unit: UnitsId): boolean => !look.state.units[unit]!.engaged;

/** Does a unit of the same side fight this enemy already? */
export const isFoughtByFriends = (look: Look, unit: UnitsId, enemy: UnitsId): boolean =>
  unitsTouching(look, enemy).some((u) => u !== unit && sideOfUnit(look.state, u) === sideOfUnit(look.state, unit));
