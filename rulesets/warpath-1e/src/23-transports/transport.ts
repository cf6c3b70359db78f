import { type Body, boxesNear, gapAtMost, INCH } from '@walstatt/geometry';
import { boxAround } from '@walstatt/tabletop';
import { areFoes, has, isVehicle, passengersOf } from '../01-units/units.ts';
import { TOLERANCE } from '../07-measuring/lengths.ts';
import { type Standing, standingOf, tableTop } from '../07-measuring/table-top.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/**
 * WP-TRANSPORT-01, WP-G-26: no transport inside another; one infantry unit no larger than the capacity, and one single
 * model with `individual` (WP-SPECIAL-18). WP-TRANSPORT-12: a vehicle or a monster carries them, or any other unit with
 * a capacity.
 */
export function hasRoom(look: Look, carrier: string, id: string): boolean {
  const u = look.state.units[id]!;
  const c = look.state.units[carrier]!;
  if (c.capacity === 0 || carrier === id || areFoes(look.state, u, c)) return false;
  if (c.where.at === 'aboard' || passengersOf(look.state, id).length > 0) return false;
  const aboard = passengersOf(look.state, carrier).map((p) => look.state.units[p]!);
  if (u.type === 'infantry') return u.size <= c.capacity && !aboard.some((p) => p.type === 'infantry');
  return has(u, 'individual') && !aboard.some((p) => has(p, 'individual'));
}

/** WP-TRANSPORT-03, WP-G-26: a transport that received a halt this turn, not the one the unit has just left. */
function takes(look: Look, carrier: Standing, id: string): boolean {
  return (
    look.state.units[carrier.id]!.order === 'halt' &&
    look.state.units[id]!.cameFrom !== carrier.id &&
    hasRoom(look, carrier.id, id)
  );
}

/** WP-TRANSPORT-03: whether a unit could board this transport if it had already received its halt. */
export const wouldTake = (look: Look, carrier: string, id: string): boolean =>
  look.state.units[carrier]!.order === 'none' &&
  look.state.units[id]!.cameFrom !== carrier &&
  hasRoom(look, carrier, id);

/** Transports that a unit may board if its models stand like this. */
export function boardableFrom(look: Look, id: string, bodies: readonly Body[]): string[] {
  const result: string[] = [];
  for (const s of tableTop(look).units) {
    if (!takes(look, s, id) || !boxesNear(boxAround(bodies), s.box, 2 * INCH)) continue;
    const isNear = (b: Body): boolean => gapAtMost(b, s.bodies[0]!, INCH + TOLERANCE);
    if (look.state.options.embarkBy === 'all' ? bodies.every(isNear) : bodies.some(isNear)) result.push(s.id);
  }
  return result;
}

/** WP-TRANSPORT-03: the transports that it may board where it stands. */
export function boardable(look: Look, id: string): string[] {
  const me = standingOf(look, id);
  return me === null ? [] : boardableFrom(look, id, me.bodies);
}

/** WP-TRANSPORT-09, WP-G-14: whether passengers may leave after the transport's order of this turn. */
export function letsOut(c: Unit): boolean {
  if (c.order === 'halt') return true;
  return isVehicle(c) ? c.order === 'pivot' || c.order === 'manoeuvre' : c.order === 'advance';
}
