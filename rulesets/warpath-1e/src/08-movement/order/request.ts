import type { RuleId } from '@walstatt/engine';
import { has, isVehicle } from '../../01-units/units.ts';
import { type Look, request } from '../../kit.ts';
import { boundOrder, boundToHalt, chargeOrderBarredBy, legalOrders, orderName, readOrder } from './orders.ts';

const ORDERS = ['halt', 'advance', 'doubleTime', 'charge', 'pivot', 'manoeuvre', 'fullPower'];

/** Why an order that exists is not offered to a unit. */
export const orderRequest = request('order', {
  whyNot: (look, { args: { unit } }, option) =>
    ORDERS.includes(readOrder(option).order) ? orderBarredBy(look, unit, option) : null,
});

/** The rule by which a unit may not receive this order; null if it may. */
export function orderBarredBy(look: Look, unit: string, name: string): RuleId | null {
  if (legalOrders(look, unit).some((o) => orderName(o) === name)) return null;
  const { order, jump } = readOrder(name);
  return order === 'charge' ? chargeBar(look, unit, jump) : barredBy(look, unit, order, jump);
}

/** WP-CHARGE-12: a unit that may charge has no target. */
const chargeBar = (look: Look, unit: string, jump: boolean): RuleId =>
  chargeOrderBarredBy(look, unit, jump) ?? 'WP-CHARGE-12';

function barredBy(look: Look, unit: string, order: string, jump: boolean): RuleId | null {
  const u = look.state.units[unit]!;
  const bound = boundToHalt(look, unit) ?? boundOrder(look, unit)?.rule ?? null;
  if (bound !== null) return bound;
  if (u.type === 'flyer') return 'WP-FLYER-07';
  if (u.cameFrom !== null) return 'WP-TRANSPORT-11';
  if (has(u, 'unwieldy') && (order === 'doubleTime' || order === 'fullPower')) return 'WP-SPECIAL-21';
  if (isVehicle(u)) return 'WP-VEHICLE-02';
  if (u.type === 'artillery') return u.frozen ? 'WP-ARTY-04' : 'WP-ARTY-02';
  return jump ? 'WP-SPECIAL-23' : 'WP-MOVE-01';
}
