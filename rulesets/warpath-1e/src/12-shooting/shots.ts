import type { RuleId } from '@walstatt/engine';
import { boxesNear, boxesWithin } from '@walstatt/geometry';
import { areFoes, has, isSuppressed, isVehicle, numberOfRule } from '../01-units/units.ts';
import { bearerSees, bodyOf, leaderSees, standOf } from '../05-line-of-sight/sight.ts';
import { bodiesGap } from '../07-measuring/distance.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { standingOf, tableTop } from '../07-measuring/table-top.ts';
import { isEngaged } from '../10-charging/contact.ts';
import { inArc } from '../19-vehicles/zones.ts';
import type { Unit, Weapon } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/**
 * One shooting attack: a unit, what it fires with (`own`, `flame`, `zap`, or `w0`, `w1` … for its weapons), its target.
 */
export type Shot = {
  readonly unit: string;
  readonly with: string;
  readonly target: string;
  /** Settled by a die where the players could not agree (WP-COVER-10). */
  readonly cover?: 'none' | 'soft' | 'hard';
};

export const weaponIndex = (name: string): number => (name[0] === 'w' ? Number(name.slice(1)) : -1);

export const weaponOf = (u: Unit, name: string): Weapon | null => u.weapons[weaponIndex(name)] ?? null;

/** Which of several equal weapons it is; 0 if there is only one. */
export function nthAlike(u: Unit, i: number): number {
  const alike = (to: number): number => u.weapons.slice(0, to).filter((w) => w.name === u.weapons[i]!.name).length;
  return alike(u.weapons.length) === 1 ? 0 : alike(i) + 1;
}

/** The model whose sight counts: the weapon's bearer, or null for the whole unit with its leader. */
export const bearerOf = (u: Unit, name: string): number | null => weaponOf(u, name)?.bearer ?? null;

/** WP-FLYER-08: added to the distance of a flyer that is shot at. */
const HEIGHT = inches(18);
const FLAME_RANGE = inches(12);
const ZAP_RANGE = inches(24);

/** WP-SPECIAL-14, -33: attacks that always hit on 4+. */
export const isFixed = (name: string): boolean => name === 'flame' || name === 'zap';

export function rangeOf(u: Unit, name: string): number {
  if (name === 'flame') return FLAME_RANGE;
  if (name === 'zap') return ZAP_RANGE;
  return weaponOf(u, name)?.range ?? u.range;
}

/** Dice before any halving. */
export function diceOf(u: Unit, name: string): number {
  if (name === 'flame') return numberOfRule(u, 'flameCloud');
  if (name === 'zap') return numberOfRule(u, 'zap');
  return weaponOf(u, name)?.firepower ?? u.firepower;
}

/**
 * Orders of a transport that count as double time for the units aboard; a monster that carries them may charge as well.
 */
const HURRIED: readonly Unit['order'][] = ['fullPower', 'doubleTime', 'charge'];

/**
 * The order that affects shooting: passengers of an open transport share its movement (WP-SPECIAL-46, WP-SPECIAL-47,
 * WP-G-37).
 */
export function shootingOrder(look: Look, u: Unit): Unit['order'] {
  if (u.where.at !== 'aboard') return u.order;
  const carrier = look.state.units[u.where.of]!.order;
  if (u.order === 'doubleTime' || HURRIED.includes(carrier)) return 'doubleTime';
  const moved = u.order === 'advance' || carrier === 'manoeuvre' || carrier === 'pivot' || carrier === 'advance';
  return moved ? 'advance' : 'halt';
}

/**
 * WP-SPECIAL-28, WP-SPECIAL-29, WP-G-10: whether a unit counts as halted for shooting. WP-FLYER-12: a flyer always
 * does.
 */
export function countsAsHalted(look: Look, u: Unit): boolean {
  const order = shootingOrder(look, u);
  if (order === 'halt' || order === 'none') return true;
  if (order === 'doubleTime' || order === 'fullPower' || order === 'charge') return false;
  return has(u, 'stabilisers') || u.type === 'flyer';
}

/** Distance for range and extreme range: from the unit or the weapon's bearer (WP-G-16), with the height of a flyer. */
export function shotDistance(look: Look, shot: Shot): number {
  const u = look.state.units[shot.unit]!;
  const bearer = bearerOf(u, shot.with);
  const known = look.row<number>('shotGap', shot.unit, shot.target);
  const at = bearer === null ? 0 : bearer + 1;
  known[at] ??= measured(look, shot, bearer);
  return isHigh(look, u, shot) ? known[at] + HEIGHT : known[at];
}

function measured(look: Look, shot: Shot, bearer: number | null): number {
  const me = standOf(look, shot.unit);
  const to = standingOf(look, shot.target);
  if (me === null || to === null) return Number.POSITIVE_INFINITY;
  return bodiesGap(bearer === null ? me.bodies : [bodyOf(me, bearer)], to.bodies);
}

/**
 * WP-FLYER-08, WP-G-35: whether the height of a flyer counts; between flyers it does unless the option says otherwise.
 */
function isHigh(look: Look, u: Unit, shot: Shot): boolean {
  if (look.state.units[shot.target]!.type !== 'flyer' || reachesHigh(look, u, shot.with)) return false;
  return u.type !== 'flyer' || look.state.options.flyersHigh !== 'forGround';
}

/** WP-SPECIAL-06: dakka-dakka after a halt. */
function reachesHigh(look: Look, u: Unit, name: string): boolean {
  const dakka = weaponOf(u, name)?.dakka ?? has(u, 'dakkaDakka');
  return dakka && countsAsHalted(look, u);
}

/**
 * Why a unit may not shoot at all this turn; null if it may. Passengers shoot only from an open transport
 * (WP-TRANSPORT-05, WP-SPECIAL-44). Nobody shoots while suppressed (WP-MORALE-12), after double time (WP-SHOOT-02) or
 * full power (WP-VEHICLE-09, WP-G-10), even with stabilisers (WP-SPECIAL-29), or in a melee (WP-SHOOT-04, WP-G-52).
 */
export function silencedBy(
  look: Look,
  id: string,
): 'WP-SHOOT-02' | 'WP-SHOOT-04' | 'WP-MORALE-12' | 'WP-G-52' | 'WP-G-26' | 'WP-TRANSPORT-05' | 'WP-VEHICLE-09' | null {
  const u = look.state.units[id]!;
  if (u.where.at === 'aboard' && !has(look.state.units[u.where.of]!, 'openTopped')) return 'WP-TRANSPORT-05';
  if (isSuppressed(look, id)) return 'WP-MORALE-12';
  const order = shootingOrder(look, u);
  if (order === 'doubleTime') return 'WP-SHOOT-02';
  if (order === 'fullPower') return 'WP-VEHICLE-09';
  if (order === 'charge') return isEngaged(look, id) ? 'WP-SHOOT-04' : 'WP-G-52';
  if (u.shaken) return 'WP-G-26';
  return isEngaged(look, id) ? 'WP-SHOOT-04' : null;
}

/** WP-SHOOT-03, WP-ARTY-05: weapons that need a halt. */
export const needsHalt = (u: Unit, name: string): boolean =>
  u.type === 'artillery' || (weaponOf(u, name)?.haltOnly ?? false);

/** The ways in which a unit can attack: its own fire or what replaces it, and its weapons. */
export function attacksOf(u: Unit): string[] {
  const result: string[] = [];
  if (u.firepower > 0 && u.range > 0) result.push('own');
  if (has(u, 'flameCloud')) result.push('flame');
  if (has(u, 'zap')) result.push('zap');
  for (let i = 0; i < u.weapons.length; i++) result.push(`w${i}`);
  return result;
}

/** WP-SHOOT-06, WP-TRANSPORT-06: the rule that forbids this shot, or null. */
export function shotBarredBy(look: Look, shot: Shot): RuleId | null {
  const u = look.state.units[shot.unit]!;
  const target = look.state.units[shot.target]!;
  if (target.where.at === 'aboard') return 'WP-TRANSPORT-06';
  if (target.where.at !== 'table' || !areFoes(look.state, u, target)) return 'WP-SHOOT-06';
  return stillnessMissing(look, u, shot.with) ?? outOfReach(look, shot) ?? unseenBy(look, shot) ?? hopeless(look, shot);
}

/** WP-SHOOT-03, WP-ARTY-05: the rule by which an attack needs a halt that the unit has not made, or null. */
function stillnessMissing(look: Look, u: Unit, name: string): RuleId | null {
  if (!needsHalt(u, name) || countsAsHalted(look, u)) return null;
  return u.type === 'artillery' ? 'WP-ARTY-05' : 'WP-SHOOT-03';
}

/**
 * What forbids a shot from where both units stand, whatever is seen: the distance (WP-SHOOT-08, WP-BFG-09,
 * WP-SPECIAL-15, WP-SPECIAL-34), a melee (WP-SHOOT-05), the arc (WP-VEHICLE-38, WP-FLYER-11); null if nothing does.
 */
function outOfReach(look: Look, shot: Shot): RuleId | null {
  const u = look.state.units[shot.unit]!;
  const weapon = weaponOf(u, shot.with);
  if (!isInRange(look, shot)) return outOfRange(shot.with);
  if (isEngaged(look, shot.target)) return 'WP-SHOOT-05';
  if (weapon === null || inArc(look, shot.unit, weapon.arcs, shot.target)) return null;
  return u.type === 'flyer' ? 'WP-FLYER-11' : 'WP-VEHICLE-38';
}

/** WP-SHOOT-07, WP-BFG-07, WP-VEHICLE-39: the rule by which a target is not seen, or null. */
export function unseenBy(look: Look, shot: Shot): RuleId | null {
  const u = look.state.units[shot.unit]!;
  const weapon = weaponOf(u, shot.with);
  if (weapon === null) return leaderSees(look, shot.unit, shot.target).visible ? null : 'WP-SHOOT-07';
  const seen = bearerSees(look, shot.unit, weapon.bearer, shot.target).visible;
  return seen ? null : isVehicle(u) ? 'WP-VEHICLE-39' : 'WP-BFG-07';
}

/**
 * WP-SHOOT-08, WP-BFG-09: whether a unit on the table is in range, measured only where the boxes around the units do not
 * settle the matter.
 */
function isInRange(look: Look, shot: Shot): boolean {
  const range = rangeOf(look.state.units[shot.unit]!, shot.with) + TOLERANCE;
  const me = standOf(look, shot.unit);
  const to = standingOf(look, shot.target)!;
  if (me === null || !boxesNear(me.box, to.box, range)) return false;
  return (to.unit.type !== 'flyer' && boxesWithin(me.box, to.box, range)) || shotDistance(look, shot) <= range;
}

const outOfRange = (name: string): RuleId =>
  name === 'own' ? 'WP-SHOOT-08' : name === 'flame' ? 'WP-SPECIAL-15' : name === 'zap' ? 'WP-SPECIAL-34' : 'WP-BFG-09';

/** WP-SHOOT-19: a single die that needs more than a 6 is not rolled at all. */
function hopeless(look: Look, shot: Shot): RuleId | null {
  const u = look.state.units[shot.unit]!;
  if (isFixed(shot.with) || diceOf(u, shot.with) !== 1) return null;
  return look.modify('toHitShooting', u.toHit, shot) > 6 ? 'WP-SHOOT-19' : null;
}

/** Whether this shot may be taken. */
export const mayShoot = (look: Look, shot: Shot): boolean => shotBarredBy(look, shot) === null;

/** Enemy units that an attack may be aimed at. */
export function targetsOf(look: Look, unit: string, name: string): readonly string[] {
  const u = look.state.units[unit]!;
  if (stillnessMissing(look, u, name) !== null) return [];
  const found = inSights(look, unit, name);
  if (diceOf(u, name) !== 1) return found;
  return found.filter((target) => hopeless(look, { unit, with: name, target }) === null);
}

/**
 * The enemies in the sights of an attack, looked up once for each position; a halt counts against flyers
 * (WP-SPECIAL-06). Where doubtful sights are rolled for, enemies in reach that the attack does not see are among them
 * (WP-LOS-08).
 */
function inSights(look: Look, unit: string, name: string): readonly string[] {
  const u = look.state.units[unit]!;
  const known = look.row<readonly string[]>('inSights', unit, name);
  const at = 2 * ((bearerOf(u, name) ?? -1) + 1) + (countsAsHalted(look, u) ? 1 : 0);
  known[at] ??= lookRound(look, unit, name);
  return known[at];
}

/** What keeps a unit out of an attack's sights. */
const aside = (look: Look, shot: Shot): RuleId | null =>
  outOfReach(look, shot) ?? (look.state.options.doubtfulSight ? null : unseenBy(look, shot));

function lookRound(look: Look, unit: string, name: string): readonly string[] {
  const u = look.state.units[unit]!;
  const result: string[] = [];
  for (const { id: target, unit: foe } of tableTop(look).units)
    if (areFoes(look.state, u, foe) && aside(look, { unit, with: name, target }) === null) result.push(target);
  return result;
}
