import type { Task, Tasks } from '@walstatt/engine';
import { isUnitOrdered } from '../../01-introduction/formation/state.ts';
import type { Order } from '../../05-movement/account.ts';
import type { UnitsId } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';
import { missileOf, rangeOf } from './range.ts';
import { enemyUnits, gapTo, isWithinReach, stepsWith, threatTo } from './reach.ts';
import { shotsAt } from './shoot.ts';

/** The order that fits what the unit is about. */
export function orderFor(look: Look, unit: UnitsId, task: Task | null): Order {
  switch (task?.script) {
    case 'charge':
      return isWithinReach(look, unit, task.aim!) && isUnitOrdered(look, unit) ? 'attack' : marching(look, unit);
    case 'await':
      return enemyUnits(look, unit).some((e) => isWithinReach(look, unit, e)) ? 'attack' : marching(look, unit);
    case 'stand':
      return 'hold';
    case 'giveGround':
      return 'move';
    case 'shoot':
      return shooting(look, unit, task.aim!);
    default:
      return 'attack';
  }
}

/**
 * Move goes farthest, but whoever is attacked while moving strikes late. So near the enemy, units march with the order
 * to attack.
 */
function marching(look: Look, unit: UnitsId): Order {
  const [nearest] = enemyUnits(look, unit);
  if (nearest === undefined) return 'move';
  const left = gapTo(look, unit, nearest) - stepsWith(look, unit, 'move');
  return left > threatTo(look, unit) ? 'move' : 'attack';
}

/** Shots at what is in range. Weapons that take time to load, and enemies still coming up, want units that wait. */
function shooting(look: Look, unit: UnitsId, enemy: UnitsId): Order {
  const slow = missileOf(look, unit)!.holdOnly;
  if (shotsAt(look, unit, enemy) > 0) return slow ? 'hold' : 'skirmish';
  const gap = gapTo(look, unit, enemy);
  if (gap <= rangeOf(look, unit) + (slow ? 2 : 0)) return 'hold';
  return marching(look, unit);
}

/** DW-III-21: an order for each unit, as its task demands. */
export const ordersFor = (look: Look, { items }: Asked<'orders'>, tasks: Tasks): Readonly<Record<UnitsId, Order>> =>
  Object.fromEntries(items.map(({ id }) => [id, orderFor(look, id, tasks.of(id))]));

/**
 * The same with the order to attack for all units or for one, and with the order to move for all that the enemy cannot
 * attack.
 */
export function otherOrders(look: Look, r: Asked<'orders'>, tasks: Tasks): Readonly<Record<UnitsId, Order>>[] {
  const planned = ordersFor(look, r, tasks);
  const attack = (ids: readonly UnitsId[]) => ({ ...planned, ...Object.fromEntries(ids.map((id) => [id, 'attack'])) });
  const ids = r.items.map(({ id }) => id);
  const safe = ids.filter((id) => enemyUnits(look, id).every((e) => gapTo(look, id, e) > threatTo(look, id)));
  return [
    attack(ids),
    { ...planned, ...Object.fromEntries(safe.map((id) => [id, 'move'])) },
    ...ids.map((id) => attack([id])),
  ];
}
