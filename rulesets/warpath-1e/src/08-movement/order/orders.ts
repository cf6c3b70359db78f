import type { RuleId } from '@walstatt/engine';
import { followOn, has, isSuppressed, isVehicle } from '../../01-units/units.ts';
import { mayCharge } from '../../10-charging/charge.ts';
import type { Unit } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';

export type Order = Exclude<Unit['order'], 'none'>;

/** An order as it is offered; with jump packs it is a different one (WP-SPECIAL-23). */
export type Offered = { readonly order: Order; readonly jump: boolean };

const plain = (...orders: Order[]): Offered[] => orders.map((order) => ({ order, jump: false }));

/**
 * The rule that leaves a unit nothing but a halt, or null. A suppressed unit halts (WP-MORALE-11), even if it must
 * follow on (WP-G-18), and whatever its type (WP-HERO-01, WP-ARTY-01, WP-VEHICLE-01, WP-FLYER-01). So does a crippled
 * vehicle (WP-VEHICLE-44) and, by a rule of its own, an immobilised one (WP-VEHICLE-29, WP-G-49).
 */
export function boundToHalt(look: Look, id: string): RuleId | null {
  const u = look.state.units[id]!;
  if (isSuppressed(look, id)) return 'WP-MORALE-11';
  if (u.crippled) return 'WP-VEHICLE-44';
  return u.immobilised ? 'WP-VEHICLE-29' : null;
}

/**
 * All orders that a unit may receive now, in the order of the book. WP-VEHICLE-02: vehicles have orders of their own,
 * and no charge among them (WP-VEHICLE-11); unwieldy ones have no full power (WP-SPECIAL-21).
 */
export function legalOrders(look: Look, id: string): Offered[] {
  const u = look.state.units[id]!;
  if (boundToHalt(look, id) !== null) return plain('halt');
  if (u.type === 'flyer') return flyerOrders();
  if (isVehicle(u)) {
    if (u.cameFrom !== null) return plain('manoeuvre', ...(mayHurryOut(look, u) ? (['fullPower'] as const) : []));
    return has(u, 'unwieldy') ? plain('halt', 'pivot', 'manoeuvre') : plain('halt', 'pivot', 'manoeuvre', 'fullPower');
  }
  if (u.type === 'artillery') return gunOrders(look, id);
  return u.cameFrom !== null ? afterLeaving(look, id) : footOrders(look, id);
}

/**
 * WP-FLYER-03, WP-FLYER-07, WP-FLYER-14: a flyer's placement was its order; it neither charges nor drives into anybody.
 */
const flyerOrders = (): Offered[] => plain('halt');

/**
 * WP-ARTY-02: halt and advance. WP-ARTY-09: after a melee only an advance, even if the gun cannot move (WP-G-21);
 * likewise out of a transport (WP-TRANSPORT-11). WP-ARTY-04: only a halt if it was deployed in difficult terrain.
 */
function gunOrders(look: Look, id: string): Offered[] {
  const u = look.state.units[id]!;
  if (followOn(look, id) !== null || u.cameFrom !== null) return plain('advance');
  return u.frozen ? plain('halt') : plain('halt', 'advance');
}

/**
 * The orders of infantry, heroes and monsters (WP-HERO-04); jump packs double those that move. WP-REGROUP-05,
 * WP-REGROUP-07: a unit that must follow on neither halts nor advances, unless nothing else is left (WP-G-41).
 */
function footOrders(look: Look, id: string): Offered[] {
  if (followOn(look, id) === null) return [...plain('halt'), ...moves(look, id, ['advance', 'doubleTime', 'charge'])];
  const left = moves(look, id, ['doubleTime', 'charge']);
  return left.length > 0 ? left : moves(look, id, ['advance']);
}

/**
 * WP-REGROUP-07, WP-ARTY-09, WP-G-41: the order in which a unit that must follow on stays where it is; null without
 * that duty.
 */
export function boundOrder(look: Look, id: string): { order: 'doubleTime' | 'advance'; rule: RuleId } | null {
  if (followOn(look, id) === null || boundToHalt(look, id) !== null) return null;
  const u = look.state.units[id]!;
  if (u.type === 'artillery') return { order: 'advance', rule: 'WP-ARTY-09' };
  return has(u, 'unwieldy') ? { order: 'advance', rule: 'WP-G-41' } : { order: 'doubleTime', rule: 'WP-REGROUP-07' };
}

/**
 * WP-REGROUP-05, WP-SPECIAL-21: a charge is all that is left to a unit that must follow on; it may not go without an
 * order.
 */
export const mustCharge = (look: Look, id: string): boolean =>
  boundOrder(look, id)?.rule === 'WP-G-41' && moves(look, id, ['charge']).length > 0;

/** The rule by which a unit may not be ordered to charge, whatever the target; null if it may. */
export function chargeOrderBarredBy(look: Look, id: string, jump: boolean): RuleId | null {
  const u = look.state.units[id]!;
  const bound = boundToHalt(look, id);
  if (bound !== null) return bound;
  if (u.type === 'flyer') return 'WP-FLYER-14';
  if (isVehicle(u)) return 'WP-VEHICLE-11';
  if (u.type === 'artillery') return 'WP-ARTY-02';
  if (u.cameFrom !== null && !has(look.state.units[u.cameFrom]!, 'openTopped')) return 'WP-TRANSPORT-11';
  return jump && !has(u, 'jumpTroops') ? 'WP-SPECIAL-23' : null;
}

/** WP-TRANSPORT-11, WP-SPECIAL-48: whether a unit has left an open transport, and so is not limited to an advance. */
const leftOpen = (look: Look, u: Unit): boolean => has(look.state.units[u.cameFrom!]!, 'openTopped');

/** WP-SPECIAL-48: the double time of a vehicle is full power, which unwieldy ones do not have (WP-SPECIAL-21). */
const mayHurryOut = (look: Look, u: Unit): boolean => leftOpen(look, u) && !has(u, 'unwieldy');

/** WP-TRANSPORT-11, WP-SPECIAL-48: the orders after leaving a transport. */
function afterLeaving(look: Look, id: string): Offered[] {
  const open = leftOpen(look, look.state.units[id]!);
  const left = moves(look, id, open ? ['advance', 'doubleTime', 'charge'] : ['advance']);
  if (followOn(look, id) === null) return left;
  const bound = left.filter((o) => o.order !== 'advance');
  return bound.length > 0 ? bound : left;
}

/**
 * The orders of these that the unit can carry out. WP-SPECIAL-21: an unwieldy unit does not receive double time,
 * because a special rule beats the general one (WP-SPECIAL-01, WP-G-00).
 */
function moves(look: Look, id: string, orders: readonly Order[]): Offered[] {
  const u = look.state.units[id]!;
  const result: Offered[] = [];
  for (const jump of has(u, 'jumpTroops') ? [false, true] : [false]) {
    for (const order of orders) {
      if (order === 'doubleTime' && has(u, 'unwieldy')) continue;
      if (order !== 'charge' || mayCharge(look, id, jump)) result.push({ order, jump });
    }
  }
  return result;
}

export const orderName = (o: Offered): string => (o.jump ? `${o.order}Jump` : o.order);

export const readOrder = (name: string): Offered => {
  const jump = name.endsWith('Jump');
  return { order: (jump ? name.slice(0, -4) : name) as Order, jump };
};
