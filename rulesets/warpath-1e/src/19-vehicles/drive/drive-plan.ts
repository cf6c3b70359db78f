import { type Faults, firstFault, type Leg, type Plan, type Refusal } from '@walstatt/engine';
import { bodyAt, gapBelow, INCH, overlaps } from '@walstatt/geometry';
import { pieceName } from '../../01-units/pieces.ts';
import { has, modelsOf } from '../../01-units/units.ts';
import { TOLERANCE } from '../../07-measuring/lengths.ts';
import { allAgainstStand, type Manner, refuseStand } from '../../07-measuring/stand.ts';
import { baseOf, tableTop } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { extensionFrom } from '../overrun/overrun-extension.ts';
import {
  ahead,
  type Drive,
  judgeStraight,
  judgeTurn,
  meeting,
  meetsAt,
  numberOf,
  refuseRam,
  type Straight,
  turnedBy,
} from './drive.ts';
import { stillTouched } from './parting.ts';

/**
 * WP-VEHICLE-04 to -08, -12 to -15, WP-SPECIAL-50, WP-G-22: whether a plan of turns and straight legs is legal for this
 * drive. What happens on the way (terrain, overruns) is not foreseen; a collision ends the way.
 */
export const refuseDrive = (look: Look, c: Drive, plan: Plan): Refusal | null =>
  firstFault((faults) => judgeDrive(look, c, plan, faults));

/** The same, with everything that is wrong: leg by leg, as if nothing that is wrong stopped the vehicle, then its end. */
export function judgeDrive(look: Look, c: Drive, plan: Plan, faults: Faults): void {
  const legs = plan.find((p) => p.mover === pieceName(c.unit, 0))?.legs ?? [];
  const at = modelsOf(look.state.units[c.unit]!)![0]!;
  const way: Way = { ...c, at, strength: c.left, touched: c.parting, under: new Set(c.over) };
  for (const leg of legs)
    if (leg.leg === 'turn' ? turnsOn(look, way, leg, faults) : goesOn(look, way, leg, faults)) return;
  judgeEnd(look, way, faults);
}

/** A drive as far as it has been judged. */
type Way = Drive & {
  /** Where the vehicle would be. */
  at: Spot;
  /** How far it may go in all. `left` is what is left of that. */
  readonly strength: number;
  /** What it touched at first. `parting` is what it still touches of that. */
  readonly touched: readonly string[];
  /** What it would have run over. */
  readonly under: Set<string>;
};

/** Makes a turn. Returns whether judging ends with it. */
function turnsOn(look: Look, way: Way, leg: Leg, faults: Faults): boolean {
  const by = numberOf(leg, 'by');
  if (by === null || Math.abs(by) > 1800) {
    faults.add({ code: 'noSuchLeg', rule: 'WP-VEHICLE-04' });
    return true;
  }
  if (way.bend > 0 && Math.abs(by) <= 900) way.bend--;
  else if (way.pivots > 0) way.pivots--;
  else if (faults.add(refuseTurning(way, by))) return true;
  if (judgeTurn(look, way, { at: way.at, by, over: way.under }, faults)) return true;
  arriveAt(look, way, turnedBy(way.at, by));
  return false;
}

/** Makes a straight leg. Returns whether judging ends with it. */
function goesOn(look: Look, way: Way, leg: Leg, faults: Faults): boolean {
  const distance = leg.leg === 'go' ? numberOf(leg, 'distance') : null;
  if (distance === null) {
    faults.add({ code: 'noSuchLeg', rule: 'WP-VEHICLE-05' });
    return true;
  }
  if (faults.add(refuseDirection(way, distance))) return true;
  if (distance !== 0) way.direction = Math.sign(distance);
  if (faults.add(refuseLength(way, Math.abs(distance)))) return true;
  const straight = { from: way.at, distance };
  const crash = collides(look, way, straight, faults);
  if (crash === ENOUGH || judgeStraight(look, way, { ...straight, distance: crash?.after ?? distance }, faults))
    return true;
  if (crash !== null) {
    judgeCrash(look, way, crash, faults);
    return true;
  }
  way.left -= Math.abs(distance);
  arriveAt(look, way, ahead(way.at, distance));
  return false;
}

function arriveAt(look: Look, way: Way, at: Spot): void {
  way.at = at;
  way.parting = stillTouched(look, way.unit, at, way.parting);
}

/** WP-VEHICLE-05, WP-VEHICLE-07: all legs go one way, at full power forwards. */
function refuseDirection({ why, direction }: Way, distance: number): Refusal | null {
  if (distance < 0 && (why === 'fullPower' || why === 'scout')) return { code: 'backwards', rule: 'WP-VEHICLE-07' };
  return distance !== 0 && direction !== 0 && Math.sign(distance) !== direction
    ? { code: 'bothWays', rule: 'WP-VEHICLE-05' }
    : null;
}

/** The leg with which a drive becomes too long, if that was not the case before. */
function refuseLength({ why, strength, left }: Way, length: number): Refusal | null {
  if (length <= left + TOLERANCE || left < -TOLERANCE) return null;
  const measured = strength - left + length;
  return { code: 'tooFar', rule: LENGTH[why], measured, limit: strength, unit: 'length' };
}

/** The rules that say how far a vehicle goes. */
const LENGTH = {
  pivot: 'WP-VEHICLE-04',
  manoeuvre: 'WP-VEHICLE-05',
  arrive: 'WP-VEHICLE-05',
  fullPower: 'WP-VEHICLE-07',
  scout: 'WP-VEHICLE-07',
} as const;

const refuseTurning = ({ why }: Way, by: number): Refusal =>
  why === 'manoeuvre' || why === 'arrive'
    ? { code: 'turnsTooMuch', rule: 'WP-VEHICLE-06', measured: Math.abs(by), limit: 900, unit: 'count' }
    : { code: 'mayNotTurn', rule: why === 'pivot' ? 'WP-VEHICLE-04' : 'WP-VEHICLE-08' };

/** The unit that a leg collides with, and how far along the leg. */
type Crash = { readonly other: string; readonly after: number };

/** The collision in which a leg ends, if any. Adds what it runs over before, and notes what it rams at once. */
function collides(look: Look, way: Way, { from, distance }: Straight, faults: Faults): Crash | null | typeof ENOUGH {
  const body = bodyAt(baseOf(look.state.units[way.unit]!), from);
  const to = ahead(from, distance);
  let crash: Crash | null = null;
  for (const s of tableTop(look).units) {
    if (s.id === way.unit) continue;
    const how = meeting(look, way, s);
    if (how !== 'overrun' && how !== 'collide') continue;
    const hit = meetsAt(body, from, to, distance, s, how);
    if (hit === null) continue;
    if (how === 'overrun') way.under.add(s.id);
    else if (hit > 0) crash = crash === null || hit < crash.after ? { other: s.id, after: hit } : crash;
    else if (faults.add(refuseRam(s.id))) return ENOUGH;
  }
  return crash;
}

/** Judging can stop. */
const ENOUGH = 'enough';

/**
 * WP-G-22, WP-TERRAIN-07, WP-SPECIAL-39: the vehicle rams a unit that it touched at first only after an inch of way.
 * Even a collision leaves no vehicle on an obstacle, and no floating vehicle on other units or any terrain.
 */
function judgeCrash(look: Look, way: Way, { other, after }: Crash, faults: Faults): void {
  const gone = way.strength - way.left + after;
  if (way.touched.includes(other) && gone < INCH - TOLERANCE && faults.add(refuseRam(other))) return;
  way.at = ahead(way.at, after);
  // How near the vehicle comes to other units does not matter, and must not hide a unit that it comes down on.
  const against = againstStop(look, way, { ignore: [other], beside: Object.keys(look.state.units) }, faults);
  const floating = has(look.state.units[way.unit]!, 'antigrav');
  for (const refusal of against) {
    if (refusal.code !== 'onTerrain' && !(floating && refusal.code === 'onUnit')) continue;
    if (faults.add(floating ? { ...refusal, rule: 'WP-SPECIAL-39' } : refusal)) return;
  }
}

/** What is wrong with the vehicle's stand where it is now: everything, or the first thing. */
function againstStop(look: Look, { unit, at }: Way, manner: Manner, { all }: Faults): readonly Refusal[] {
  const bodies = [bodyAt(baseOf(look.state.units[unit]!), at)];
  if (all) return allAgainstStand(look, unit, bodies, manner);
  const refusal = refuseStand(look, unit, bodies, manner);
  return refusal === null ? [] : [refusal];
}

/**
 * WP-VEHICLE-21 to -23, WP-G-44: a vehicle may stop on what it has run over only at the end of its strength, or if it
 * cannot get past: the table's edge, a house, a friend or another vehicle ends its way.
 */
function judgeEnd(look: Look, way: Way, faults: Faults): void {
  const { at, under } = way;
  const start = modelsOf(look.state.units[way.unit]!)![0]!;
  if (at.x === start.x && at.y === start.y && under.size === 0) {
    faults.addAll(againstTurned(look, way, start, faults));
    return;
  }
  const ignore = [...under];
  const spent = way.left <= TOLERANCE;
  const against = againstStop(look, way, { ignore: spent ? ignore : [] }, faults);
  if (against.length === 0 || (spent && rollsOn(look, way))) return;
  const stoppedOn = against.filter((refusal) => under.has(otherIn(refusal)));
  if (stoppedOn.length > 0 && extensionFrom(look, { ...way, over: ignore }, at) === null)
    faults.addAll(againstStop(look, way, { ignore }, faults));
  else faults.addAll(against.map((r) => (stoppedOn.includes(r) ? { ...r, rule: 'WP-VEHICLE-21' as const } : r)));
}

/** The other unit that a refusal is about. */
const otherIn = ({ args }: Refusal): string => (args as { readonly unit?: string } | undefined)?.unit ?? '';

/**
 * WP-G-03: a vehicle that only turns keeps the inch from all units that were an inch away before. It may turn on the
 * spot beside the others, but onto nobody. It may also turn where it was deployed on ground where it could not end a
 * move.
 */
function againstTurned(look: Look, way: Way, start: Spot, faults: Faults): readonly Refusal[] {
  if (way.at.facing === start.facing) return [];
  const base = baseOf(look.state.units[way.unit]!);
  const body = bodyAt(base, way.at);
  const others = tableTop(look).units.filter((s) => s.id !== way.unit);
  const under = others.filter((s) => s.bodies.some((o) => overlaps(body, o)));
  if (under.length > 0) return under.map(({ id }) => ({ code: 'onUnit', rule: 'WP-PASS-02', args: { unit: id } }));
  const before = bodyAt(base, start);
  const close = others.filter((s) => s.bodies.some((o) => gapBelow(before, o, INCH - TOLERANCE)));
  const apart = { ignore: close.map((s) => s.id) };
  return refuseStand(look, way.unit, [before], apart) === null ? againstStop(look, way, apart, faults) : [];
}

/** WP-VEHICLE-22: whether the vehicle would not stay there but roll on, because it stands on what it has run over. */
function rollsOn(look: Look, way: Way): boolean {
  const body = bodyAt(baseOf(look.state.units[way.unit]!), way.at);
  const onThem = tableTop(look).units.some((s) => way.under.has(s.id) && s.bodies.some((o) => gapBelow(body, o, INCH)));
  return onThem && extensionFrom(look, { ...way, over: [...way.under] }, way.at) !== null;
}
