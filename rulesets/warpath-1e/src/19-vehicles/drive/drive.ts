import { type Faults, firstFault, type Leg, type Refusal, type RuleId } from '@walstatt/engine';
import {
  type Base,
  type Body,
  type Box,
  bodyAt,
  boxesNear,
  boxOf,
  CONTACT_GAP,
  cosine,
  firstHit,
  normaliseAngle,
  sine,
  sweepOverlaps,
  sweepOverlapsRegion,
  sweptBox,
  TRIG_SCALE,
  turnUntilHit,
  turnUntilRegion,
} from '@walstatt/geometry';
import { isBoxIn } from '@walstatt/tabletop';
import { areFoes, has, isVehicle } from '../../01-units/units.ts';
import { baseOf, type Standing, tableTop } from '../../07-measuring/table-top.ts';
import { isEngaged } from '../../10-charging/contact.ts';
import type { Contexts, Spot, Unit } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';

export type Drive = Contexts['drive'];

/** Where a vehicle is after going straight: forwards, or backwards with a negative distance. */
export function ahead(at: Spot, distance: number): Spot {
  return {
    x: at.x + Math.trunc((cosine(at.facing) * distance) / TRIG_SCALE),
    y: at.y + Math.trunc((sine(at.facing) * distance) / TRIG_SCALE),
    facing: at.facing,
  };
}

export const turnedBy = (at: Spot, by: number): Spot => ({ x: at.x, y: at.y, facing: normaliseAngle(at.facing + by) });

export const numberOf = (leg: Leg, name: string): number | null => {
  const value = leg[name];
  return Number.isSafeInteger(value) && Math.abs(value as number) <= 1_000_000 ? (value as number) : null;
};

/**
 * What may be run into: nothing when manoeuvring, other vehicles and footsoldiers at full power (WP-VEHICLE-12 to -15).
 */
export const isRamming = (c: Drive): boolean => c.why === 'fullPower';

/** WP-SPECIAL-38: an antigrav vehicle passes over everything. */
export const floats = (u: Unit): boolean => has(u, 'antigrav');

/**
 * How a vehicle meets another unit; `part`: the vehicle touched it when it set out, and may leave but not enter it
 * (WP-G-22).
 */
export type Meeting = 'pass' | 'overrun' | 'collide' | 'part' | 'bar';

/**
 * WP-VEHICLE-12, WP-VEHICLE-13, WP-VEHICLE-14, WP-VEHICLE-15: only at full power does a vehicle run into enemy vehicles
 * and over all other enemies; in a scout's move it does neither (WP-G-42). WP-SPECIAL-38: an antigrav vehicle passes
 * over everything. It overruns nobody (WP-SPECIAL-40) and collides only with others of its kind (WP-SPECIAL-41). It
 * bars vehicles on the ground until it is crippled (WP-G-36). A unit that was run over is not met again (WP-G-23).
 */
export function meeting(look: Look, c: Drive, other: Standing): Meeting {
  const u = look.state.units[c.unit]!;
  const foe = areFoes(look.state, u, other.unit);
  if (floats(u)) {
    if (!foe || !isRamming(c)) return 'pass';
    return isVehicle(other.unit) && has(other.unit, 'antigrav') ? ram(c, other) : 'pass';
  }
  if (c.over.includes(other.id)) return 'pass';
  if (!foe || !isRamming(c) || other.unit.type === 'flyer') return 'bar';
  if (isVehicle(other.unit)) {
    const stands = !has(other.unit, 'antigrav') || look.state.units[other.id]!.crippled;
    return stands ? ram(c, other) : 'bar';
  }
  // Other units only: on its way the vehicle halts for dice, perhaps beside units it is about to run over.
  return isEngaged(look, other.id, c.unit) ? 'bar' : 'overrun';
}

/** WP-G-22: a vehicle that was touched at the start is not run into. */
const ram = (c: Drive, other: Standing): Meeting => (c.parting.includes(other.id) ? 'part' : 'collide');

/** How far along a leg of `distance` it first meets a unit (for collisions: touches it); null if it does not. */
export function meetsAt(
  body: Body,
  from: Spot,
  to: Spot,
  distance: number,
  other: Standing,
  how: Meeting,
): number | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let first: number | null = null;
  for (const o of other.bodies) {
    const t = how === 'collide' ? firstHit(body, dx, dy, o, CONTACT_GAP - 2) : firstHit(body, dx, dy, o);
    if (t !== null && (first === null || t < first)) first = t;
  }
  return first === null ? null : Math.floor(first * Math.abs(distance));
}

/** A leg straight ahead, or back with a negative distance. */
export type Straight = { readonly from: Spot; readonly distance: number };

/** Why a leg straight ahead is barred, or null. Units that are run over or into do not bar it. */
export const refuseStraight = (look: Look, c: Drive, leg: Straight): Refusal | null =>
  firstFault((faults) => judgeStraight(look, c, leg, faults));

/** The same, with everything that bars it. Returns whether that is enough. */
export function judgeStraight(look: Look, c: Drive, { from, distance }: Straight, faults: Faults): boolean {
  const u = look.state.units[c.unit]!;
  const body = bodyAt(baseOf(u), from);
  const to = ahead(from, distance);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const box = sweptBox(boxOf(body), dx, dy);
  const top = tableTop(look);
  if (!isBoxIn(box, top.box) && faults.add(OFF_TABLE)) return true;
  if (!floats(u))
    for (const p of top.pieces)
      if (p.terrain.kind === 'blocking' && boxesNear(box, p.box, 0) && sweepOverlapsRegion(body, dx, dy, p.shape))
        if (faults.add(throughTerrain(p.id))) return true;
  for (const s of top.units) {
    if (s.id === c.unit || !boxesNear(box, s.box, 0)) continue;
    const how = meeting(look, c, s);
    if ((how !== 'bar' && how !== 'part') || !s.bodies.some((o) => sweepOverlaps(body, dx, dy, o))) continue;
    if (faults.add(how === 'part' ? refuseRam(s.id) : throughUnit(s.id, barring(look, c, s)))) return true;
  }
  return false;
}

const OFF_TABLE: Refusal = { code: 'offTable', rule: 'WP-G-44' };

const throughTerrain = (terrain: string): Refusal => ({
  code: 'throughTerrain',
  rule: 'WP-VEHICLE-26',
  args: { terrain },
});

const throughUnit = (unit: string, rule: RuleId): Refusal => ({ code: 'throughUnit', rule, args: { unit } });

/**
 * The rule by which a unit bars the way of a vehicle: at full power, each kind of unit that still does so has its own.
 */
function barring(look: Look, c: Drive, other: Standing): RuleId {
  if (!isRamming(c) && c.why !== 'scout') return 'WP-VEHICLE-12';
  if (!areFoes(look.state, look.state.units[c.unit]!, other.unit)) return 'WP-G-22';
  if (c.why === 'scout') return 'WP-G-42';
  if (other.unit.type === 'flyer') return 'WP-G-13';
  return isVehicle(other.unit) ? 'WP-G-36' : 'WP-G-23';
}

/** WP-G-22: a vehicle already in contact does not collide again without moving first. */
export const refuseRam = (other: string): Refusal => ({
  code: 'alreadyTouching',
  rule: 'WP-G-22',
  args: { unit: other },
});

/** A turn on the spot, and the units that the vehicle stands on because it is running over them: they do not bar it. */
export type Turn = { readonly at: Spot; readonly by: number; readonly over: ReadonlySet<string> };

/** Notes what bars a turn. Returns whether that is enough. */
export function judgeTurn(look: Look, c: Drive, { at, by, over }: Turn, faults: Faults): boolean {
  const u = look.state.units[c.unit]!;
  const base = baseOf(u);
  const top = tableTop(look);
  const isOff = (part: number): boolean => !isBoxIn(boxOf(bodyAt(base, turnedBy(at, Math.round(by * part)))), top.box);
  if (PARTS_OF_TURN.some(isOff) && faults.add(OFF_TABLE)) return true;
  if (floats(u) || base.kind === 'circle') return false;
  const pose = { ...at, z: 0 };
  const around = boxOfTurn(base, at);
  for (const p of top.pieces) {
    if (p.terrain.kind !== 'blocking' || !boxesNear(around, p.box, 0)) continue;
    if (turnUntilRegion(base, pose, by, p.shape) !== null && faults.add(throughTerrain(p.id))) return true;
  }
  for (const s of top.units) {
    if (s.id === c.unit || over.has(s.id) || !boxesNear(around, s.box, 0)) continue;
    if (!s.bodies.some((o) => turnUntilHit(base, pose, by, o) !== null)) continue;
    if (faults.add(throughUnit(s.id, 'WP-VEHICLE-12'))) return true;
  }
  return false;
}

const PARTS_OF_TURN = [0.25, 0.5, 0.75, 1];

/** Everything that a base may cover by turning on the spot. */
export function boxOfTurn(base: Base, at: Spot): Box {
  if (base.kind === 'circle') return boxOf(bodyAt(base, at));
  const reach = Math.max(...base.points.map((p) => Math.sqrt(p.x * p.x + p.y * p.y)));
  return boxOf(bodyAt({ kind: 'circle', radius: Math.ceil(reach) }, at));
}
