import { has, isVehicle } from '../01-units/units.ts';
import { chargeReach, factorOf, longMove } from '../07-measuring/lengths.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { expectedOverrun } from './expectation.ts';
import { apart, type Party } from './field.ts';
import type { Forces } from './forces.ts';
import type { Glance } from './glance.ts';

/** One way in which a unit can hurt another: how much, in how many turns, and whether in melee. */
export type Prospect = { readonly damage: number; readonly turns: number; readonly melee: boolean };

/** Whether a unit charges at all. */
export const charges = (u: Unit): boolean =>
  u.attacks > 0 && u.type !== 'artillery' && u.type !== 'vehicle' && u.type !== 'flyer';

const jumps = (u: Unit): boolean => has(u, 'jumpTroops');

/** How far a unit can charge at best. */
export const reachOf = (u: Unit): number => chargeReach(u, jumps(u));

/** How far a unit can get in a turn at best. */
export function strideOf(u: Unit): number {
  if (u.crippled || u.immobilised || u.frozen) return 0;
  if (u.type === 'flyer') return 0;
  if (u.type === 'artillery') return u.move;
  return isVehicle(u) ? u.move * factorOf(u) : longMove(u, jumps(u));
}

/** How far a unit can go and still shoot. */
export const paceOf = (u: Unit): number => (u.crippled || u.immobilised || u.frozen || u.type === 'flyer' ? 0 : u.move);

/** What a later turn is worth, relative to the one before. */
const LATER = 0.85;

/** What something is worth that comes this many turns later; between whole numbers it is interpolated. */
export function later(turns: number): number {
  let value = 1;
  let left = turns;
  for (; left >= 1; left--) value *= LATER;
  return value * (1 - left * (1 - LATER));
}

/** What something is worth that can be done this many turns later and every turn after that, while turns remain. */
export function eachTurn(turns: number, left: number): number {
  let sum = 0;
  for (let t = turns; t <= left; t++) sum += later(t);
  return sum;
}

/** Nobody plans further ahead than this. */
const NEVER = 9;

const turnsFor = (way: number, stride: number): number =>
  way <= 0 ? 0 : stride <= 0 ? NEVER : Math.min(NEVER, way / stride);

/**
 * All ways in which a unit can hurt another. `acts`: it may still move before it does. Otherwise it acts from where it
 * is now, having moved, and everything else comes with the next turn.
 */
export function* prospects(
  look: Look,
  forces: Forces,
  a: Party,
  b: Party,
  sight: Glance,
  acts: boolean,
): Iterable<Prospect> {
  const u = a.unit;
  const t = b.unit;
  const far = apart(a, b);
  const stride = a.carrier === null ? strideOf(u) : paceOf(a.carrier) + u.move;
  const late = sight.blocked ? 0.5 : 0;
  const closed = a.carrier !== null && !has(a.carrier, 'openTopped');
  if (charges(u) && t.type !== 'flyer' && !(has(t, 'antigrav') && !t.crippled)) {
    const turns = turnsFor(far - reachOf(u), stride) + late + (acts ? 0 : 1) + (closed ? 1 : 0);
    yield { damage: forces.strike(look, a.id, b.id), turns, melee: true };
  }
  if (isVehicle(u) && !isVehicle(t) && t.type !== 'flyer') {
    const turns = turnsFor(far - stride, stride) + (sight.blocked ? 1 : 0) + (acts ? 0 : 1);
    yield { damage: 0.7 * expectedOverrun(u, t), turns, melee: false };
  }
  const pace = a.carrier === null ? paceOf(u) : paceOf(a.carrier);
  const wait = late + (acts && !closed ? 0 : 1);
  for (const range of forces.ranges(u, a.id)) {
    const way = far - range;
    const from = Math.min(far, range);
    yield {
      damage: forces.fire(look, a.id, b.id, from, sight.cover, true),
      turns: turnsFor(way, pace) + wait,
      melee: false,
    };
    if (way <= 0) break;
    if (acts && !closed && way <= pace && u.type !== 'artillery')
      yield { damage: forces.fire(look, a.id, b.id, from, sight.cover, false), turns: late, melee: false };
  }
}
