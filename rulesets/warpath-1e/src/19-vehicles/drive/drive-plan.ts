import type { Plan, Refusal } from '@walstatt/engine';
import { bodyAt, gapBelow, INCH, overlaps } from '@walstatt/geometry';
import { has, modelsOf } from '../../01-units/units.ts';
import { TOLERANCE } from '../../07-measuring/lengths.ts';
import { refuseStand } from '../../07-measuring/stand.ts';
import { baseOf, tableTop } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { extensionFrom } from '../overrun/overrun-extension.ts';
import {
  ahead,
  type Drive,
  meeting,
  meetsAt,
  numberOf,
  refuseRam,
  refuseStraight,
  refuseTurn,
  turnedBy,
} from './drive.ts';
import { stillTouched } from './parting.ts';

/**
 * WP-VEHICLE-04 to -08, -12 to -15, WP-SPECIAL-50, WP-G-22: whether a plan of turns and straight legs is legal for this
 * drive. What happens on the way (terrain, overruns) is not foreseen; a collision ends the way.
 */
export function refuseDrive(look: Look, c: Drive, plan: Plan): Refusal | null {
  const u = look.state.units[c.unit]!;
  const legs = plan.find((p) => p.mover === `${c.unit}.0`)?.legs ?? [];
  let at = modelsOf(u)![0]!;
  let { left, bend, pivots, direction, parting } = c;
  const over = new Set<string>(c.over);
  for (const leg of legs) {
    if (leg.leg === 'turn') {
      const by = numberOf(leg, 'by');
      if (by === null || Math.abs(by) > 1800) return { code: 'noSuchLeg', rule: 'WP-VEHICLE-04' };
      if (bend > 0 && Math.abs(by) <= 900) bend--;
      else if (pivots > 0) pivots--;
      else return refuseTurning(c, by);
      const refusal = refuseTurn(look, c, at, by, over);
      if (refusal !== null) return refusal;
      at = turnedBy(at, by);
      parting = stillTouched(look, c.unit, at, parting);
      continue;
    }
    const distance = leg.leg === 'go' ? numberOf(leg, 'distance') : null;
    if (distance === null) return { code: 'noSuchLeg', rule: 'WP-VEHICLE-05' };
    if (distance < 0 && (c.why === 'fullPower' || c.why === 'scout'))
      return { code: 'backwards', rule: 'WP-VEHICLE-07' };
    if (distance !== 0 && direction !== 0 && Math.sign(distance) !== direction)
      return { code: 'bothWays', rule: 'WP-VEHICLE-05' };
    if (distance !== 0) direction = Math.sign(distance);
    left -= Math.abs(distance);
    if (left < -TOLERANCE)
      return {
        code: 'tooFar',
        rule: LENGTH[c.why],
        measured: c.left - left,
        limit: c.left,
        unit: 'length',
      };
    const straight = refuseLeg(look, { ...c, parting }, at, distance, over);
    if (straight !== null && 'other' in straight)
      return refuseCrash(look, c, at, straight, c.left - left - Math.abs(distance));
    if (straight !== null) return straight;
    at = ahead(at, distance);
    parting = stillTouched(look, c.unit, at, parting);
  }
  return refuseEnd(look, { ...c, parting }, at, over, left);
}

/** The rules that say how far a vehicle goes. */
const LENGTH = {
  pivot: 'WP-VEHICLE-04',
  manoeuvre: 'WP-VEHICLE-05',
  arrive: 'WP-VEHICLE-05',
  fullPower: 'WP-VEHICLE-07',
  scout: 'WP-VEHICLE-07',
} as const;

const refuseTurning = (c: Drive, by: number): Refusal =>
  c.why === 'manoeuvre' || c.why === 'arrive'
    ? { code: 'turnsTooMuch', rule: 'WP-VEHICLE-06', measured: Math.abs(by), limit: 900, unit: 'count' }
    : { code: 'mayNotTurn', rule: c.why === 'pivot' ? 'WP-VEHICLE-04' : 'WP-VEHICLE-08' };

/** The unit that a leg collides with, and how far along the leg. */
type Crash = { readonly other: string; readonly after: number };

/** Why a straight leg is barred, or the collision in which it ends. */
function refuseLeg(look: Look, c: Drive, from: Spot, distance: number, over: Set<string>): Refusal | Crash | null {
  const body = bodyAt(baseOf(look.state.units[c.unit]!), from);
  const to = ahead(from, distance);
  let crash: Crash | null = null;
  for (const s of tableTop(look).units) {
    if (s.id === c.unit) continue;
    const how = meeting(look, c, s);
    if (how !== 'overrun' && how !== 'collide') continue;
    const hit = meetsAt(body, from, to, distance, s, how);
    if (hit === null) continue;
    if (how === 'overrun') over.add(s.id);
    else if (hit === 0) return refuseRam(s.id);
    else if (crash === null || hit < crash.after) crash = { other: s.id, after: hit };
  }
  const refusal = refuseStraight(look, c, from, crash?.after ?? distance);
  return refusal ?? crash;
}

/**
 * WP-G-22, WP-TERRAIN-07, WP-SPECIAL-39: the vehicle rams a unit that it touched at first only after an inch of way.
 * Even a collision leaves no vehicle on an obstacle, and no floating vehicle on other units or any terrain.
 */
function refuseCrash(look: Look, c: Drive, from: Spot, crash: Crash, gone: number): Refusal | null {
  const u = look.state.units[c.unit]!;
  if (c.parting.includes(crash.other) && gone + crash.after < INCH - TOLERANCE) return refuseRam(crash.other);
  // How near the vehicle comes to other units does not matter, and must not hide a unit that it comes down on.
  const manner = { ignore: [crash.other], beside: Object.keys(look.state.units) };
  const refusal = refuseStand(look, c.unit, [bodyAt(baseOf(u), ahead(from, crash.after))], manner);
  if (has(u, 'antigrav'))
    return refusal?.code === 'onTerrain' || refusal?.code === 'onUnit' ? { ...refusal, rule: 'WP-SPECIAL-39' } : null;
  return refusal?.code === 'onTerrain' ? refusal : null;
}

/**
 * WP-VEHICLE-21 to -23, WP-G-44: a vehicle may stop on what it has run over only at the end of its strength, or if it
 * cannot get past: the table's edge, a house, a friend or another vehicle ends its way.
 */
function refuseEnd(look: Look, c: Drive, at: Spot, over: ReadonlySet<string>, left: number): Refusal | null {
  const start = modelsOf(look.state.units[c.unit]!)![0]!;
  if (at.x === start.x && at.y === start.y && over.size === 0) return refuseTurned(look, c, start, at);
  const body = bodyAt(baseOf(look.state.units[c.unit]!), at);
  const spent = left <= TOLERANCE;
  const refusal = refuseStand(look, c.unit, [body], { ignore: spent ? [...over] : [] });
  if (refusal === null) return null;
  if (spent) return rollsOn(look, c, at, over) ? null : refusal;
  const stoppedOn = (refusal.args as { unit?: string } | undefined)?.unit;
  if (stoppedOn === undefined || !over.has(stoppedOn)) return refusal;
  if (extensionFrom(look, { ...c, over: [...over] }, at) !== null) return { ...refusal, rule: 'WP-VEHICLE-21' };
  return refuseStand(look, c.unit, [body], { ignore: [...over] });
}

/**
 * WP-G-03: a vehicle that only turns keeps the inch from all units that were an inch away before. It may turn on the
 * spot beside the others, but onto nobody. It may also turn where it was deployed on ground where it could not end a
 * move.
 */
function refuseTurned(look: Look, c: Drive, start: Spot, at: Spot): Refusal | null {
  if (at.facing === start.facing) return null;
  const base = baseOf(look.state.units[c.unit]!);
  const body = bodyAt(base, at);
  const under = tableTop(look).units.find((s) => s.id !== c.unit && s.bodies.some((o) => overlaps(body, o)));
  if (under !== undefined) return { code: 'onUnit', rule: 'WP-PASS-02', args: { unit: under.id } };
  const before = bodyAt(base, start);
  const close = tableTop(look).units.filter((s) => s.bodies.some((o) => gapBelow(before, o, INCH - TOLERANCE)));
  const apart = { ignore: close.map((s) => s.id) };
  return refuseStand(look, c.unit, [before], apart) === null ? refuseStand(look, c.unit, [body], apart) : null;
}

/** WP-VEHICLE-22: whether the vehicle would not stay there but roll on, because it stands on what it has run over. */
function rollsOn(look: Look, c: Drive, at: Spot, over: ReadonlySet<string>): boolean {
  const body = bodyAt(baseOf(look.state.units[c.unit]!), at);
  const onThem = tableTop(look).units.some((s) => over.has(s.id) && s.bodies.some((o) => gapBelow(body, o, INCH)));
  return onThem && extensionFrom(look, { ...c, over: [...over] }, at) !== null;
}
