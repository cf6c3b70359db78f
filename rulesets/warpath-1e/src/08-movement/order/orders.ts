import type { RuleId } from '@walstatt/engine';
import { followOn, has, isSingle, isSuppressed, isVehicle } from '../../01-units/units.ts';
import { mayCharge } from '../../10-charging/charge.ts';
import type { Unit } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';

export type Order = Exclude<Unit['order'], 'none'>;

/** An order as it is offered: with jump packs it is another one (WP-SPECIAL-23). */
export type Offered = { readonly order: Order; readonly jump: boolean };

const plain = (...orders: Order[]): Offered[] => orders.map((order) => ({ order, jump: false }));

/** The rules by which the types other than infantry follow the normal rules where theirs say nothing else. */
const OF_TYPE = {
  hero: 'WP-HERO-01',
  monster: 'WP-HERO-01',
  artillery: 'WP-ARTY-01',
  vehicle: 'WP-VEHICLE-01',
  flyer: 'WP-FLYER-01',
} as const;

/** The rule that leaves a unit nothing but a halt, or null. */
export function boundToHalt(look: Look, id: string): RuleId | null {
  const u = look.state.units[id]!;
  if (isSuppressed(look, id)) {
    if (followOn(look, id) !== null) look.note('WP-G-18');
    // What holds for all units holds for these, too.
    if (u.type !== 'infantry') look.note(OF_TYPE[u.type]);
    return 'WP-MORALE-11';
  }
  if (u.crippled) return 'WP-VEHICLE-44';
  return u.immobilised ? 'WP-VEHICLE-29' : null;
}

/** All orders that a unit may receive now, in the order of the book. */
export function legalOrders(look: Look, id: string): Offered[] {
  const u = look.state.units[id]!;
  const bound = boundToHalt(look, id);
  if (bound !== null) {
    look.note(bound);
    return plain('halt');
  }
  if (u.type === 'flyer') return flyerOrders(look);
  if (isVehicle(u)) {
    look.note('WP-VEHICLE-02');
    if (u.attacks > 0) look.note('WP-VEHICLE-11');
    if (u.cameFrom !== null) return plain('manoeuvre', ...(mayHurryOut(look, u) ? (['fullPower'] as const) : []));
    if (!has(u, 'unwieldy')) return plain('halt', 'pivot', 'manoeuvre', 'fullPower');
    look.note('WP-SPECIAL-21');
    return plain('halt', 'pivot', 'manoeuvre');
  }
  if (u.type === 'artillery') return gunOrders(look, id);
  return u.cameFrom !== null ? afterLeaving(look, id) : footOrders(look, id);
}

/** WP-FLYER-03, -07, -14: its placement was its order; it neither charges nor drives into anybody. */
function flyerOrders(look: Look): Offered[] {
  look.note('WP-FLYER-07');
  look.note('WP-FLYER-14');
  return plain('halt');
}

/** WP-ARTY-02, -04, -09: halt and advance; after a melee advance only, even if it cannot move, and so out of a transport. */
function gunOrders(look: Look, id: string): Offered[] {
  const u = look.state.units[id]!;
  if (followOn(look, id) !== null) {
    look.note('WP-ARTY-09');
    if (u.frozen) look.note('WP-G-21');
    return plain('advance');
  }
  look.note('WP-ARTY-02');
  if (u.cameFrom !== null) {
    look.note('WP-TRANSPORT-11');
    return plain('advance');
  }
  if (u.frozen) look.note('WP-ARTY-04');
  return u.frozen ? plain('halt') : plain('halt', 'advance');
}

/** The orders of infantry, heroes and monsters; jump packs double those that move. */
function footOrders(look: Look, id: string): Offered[] {
  if (isSingle(look.state.units[id]!)) look.note('WP-HERO-04');
  const bound = followOn(look, id);
  if (bound === null) return [...plain('halt'), ...moves(look, id, ['advance', 'doubleTime', 'charge'])];
  look.note('WP-REGROUP-05');
  look.note('WP-REGROUP-07');
  const left = moves(look, id, ['doubleTime', 'charge']);
  if (left.length > 0) return left;
  look.note('WP-G-41');
  return moves(look, id, ['advance']);
}

/** WP-REGROUP-07, WP-ARTY-09, WP-G-41: the order in which a unit that must follow on stays where it is; null without that duty. */
export function boundOrder(look: Look, id: string): { order: 'doubleTime' | 'advance'; rule: RuleId } | null {
  if (followOn(look, id) === null || boundToHalt(look, id) !== null) return null;
  const u = look.state.units[id]!;
  if (u.type === 'artillery') return { order: 'advance', rule: 'WP-ARTY-09' };
  return has(u, 'unwieldy') ? { order: 'advance', rule: 'WP-G-41' } : { order: 'doubleTime', rule: 'WP-REGROUP-07' };
}

/** WP-REGROUP-05, WP-SPECIAL-21: a charge is all that is left to a unit that must follow on; it may not do without an order. */
export const mustCharge = (look: Look, id: string): boolean =>
  boundOrder(look, id)?.rule === 'WP-G-41' && moves(look, id, ['charge']).length > 0;

/** The rule by which a unit may not be ordered to charge, whoever the target is; null if it may. */
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

/** WP-TRANSPORT-11, WP-SPECIAL-48: whether a unit has left an open transport, and need not only advance. */
function leftOpen(look: Look, u: Unit): boolean {
  const open = has(look.state.units[u.cameFrom!]!, 'openTopped');
  look.note(open ? 'WP-SPECIAL-48' : 'WP-TRANSPORT-11');
  return open;
}

/** WP-SPECIAL-48: the double time of a vehicle is full power. */
function mayHurryOut(look: Look, u: Unit): boolean {
  if (!leftOpen(look, u)) return false;
  if (has(u, 'unwieldy')) look.note('WP-SPECIAL-21');
  return !has(u, 'unwieldy');
}

/** WP-TRANSPORT-11, WP-SPECIAL-48: after leaving a transport. */
function afterLeaving(look: Look, id: string): Offered[] {
  const open = leftOpen(look, look.state.units[id]!);
  const left = moves(look, id, open ? ['advance', 'doubleTime', 'charge'] : ['advance']);
  if (followOn(look, id) === null) return left;
  const bound = left.filter((o) => o.order !== 'advance');
  return bound.length > 0 ? bound : left;
}

function moves(look: Look, id: string, orders: readonly Order[]): Offered[] {
  const u = look.state.units[id]!;
  const result: Offered[] = [];
  for (const jump of has(u, 'jumpTroops') ? [false, true] : [false]) {
    for (const order of orders) {
      if (order === 'doubleTime' && has(u, 'unwieldy')) {
        for (const rule of ['WP-SPECIAL-01', 'WP-SPECIAL-21', 'WP-G-00'] as const) look.note(rule);
      } else if (order === 'charge' ? mayCharge(look, id, jump) : true) result.push({ order, jump });
    }
  }
  return result;
}

export const orderName = (o: Offered): string => (o.jump ? `${o.order}Jump` : o.order);

export const readOrder = (name: string): Offered => {
  const jump = name.endsWith('Jump');
  return { order: (jump ? name.slice(0, -4) : name) as Order, jump };
};
