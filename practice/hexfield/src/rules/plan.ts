import { Faults, firstFault, type Leg, type Refusal } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Field, State, Unit, UnitsId } from '../generated/state.ts';
import { groundAmong, holds, onMap } from './board.ts';
import { heldBy, touchedEnemy } from './contact.ts';
import { fieldsOf, isBeast, isEnemyOf, isGrounded } from './formation.ts';
import { type Stance, type Stride, stride } from './legs.ts';

/** What a unit has left of its move. */
export type Left = {
  readonly mode: 'march' | 'charge';
  readonly points: number;
  readonly manoeuvres: number;
  /** Whether it has made contact on this move. */
  readonly met: boolean;
};

export type Made = { readonly stance: Stance; readonly left: Left };

/**
 * Tries one leg without carrying it out: where it leads and what is left, or why it is not allowed. Nothing surprising
 * happens.
 */
export function tryLeg(state: State, u: Unit, from: Stance, left: Left, leg: Leg): Made | Refusal {
  const faults = new Faults(false);
  return judgeLeg({ state, u, faults }, { stance: from, left }, leg) ?? faults.list[0]!;
}

/** A unit whose way is being judged. If everything is wanted that is wrong, it goes on as if it were allowed. */
type Judging = { readonly state: State; readonly u: Unit; readonly faults: Faults };

/** Where a leg leads. Null if judging stops there, because that is enough or there is no such leg. */
function judgeLeg(judging: Judging, { stance, left }: Made, leg: Leg): Made | null {
  const { state, u, faults } = judging;
  const s = stride(state, u, stance, leg);
  if (s === null) {
    faults.add({ code: 'noSuchLeg', rule: isBeast(u) ? 'HX-BEAST-01' : 'HX-MOVE-02', args: { leg: leg.leg } });
    return null;
  }
  if (judgeCost(s, left, faults) || judgeRoom(judging, s, left)) return null;
  if (s.to.altitude === 0 && faults.add(refuseContact(state, u, s.to, left))) return null;
  const { mode, points, manoeuvres, met } = left;
  return { stance: s.to, left: { mode, points: points - s.points, manoeuvres: manoeuvres - s.manoeuvres, met } };
}

/** HX-MOVE-02. Where earlier legs have cost too much, that has been said. */
function judgeCost(s: Stride, left: Left, faults: Faults): boolean {
  const short = (code: string, measured: number, limit: number): boolean =>
    measured > limit && limit >= 0 && faults.add({ code, rule: 'HX-MOVE-02', measured, limit, unit: 'count' });
  return short('noPoints', s.points, left.points) || short('noManoeuvres', s.manoeuvres, left.manoeuvres);
}

function judgeRoom({ state, u, faults }: Judging, s: Stride, left: Left): boolean {
  if (s.walled && faults.add({ code: 'wall', rule: 'HX-MOVE-08' })) return true;
  const off = s.entered.find((h) => !onMap(state, h));
  if (off !== undefined && faults.add({ code: 'offTable', rule: 'HX-MOVE-09', args: { q: off.q, r: off.r } }))
    return true;
  if (s.to.altitude > 0 || s.entered.length === 0) return false;
  const fire = groundAmong(state, 'fire', s.entered);
  if (fire !== null && faults.add({ code: 'burning', rule: 'HX-MOVE-07', args: { q: fire.q, r: fire.r } })) return true;
  return faults.add(refuseHeld(state, u, s, left));
}

/** HX-MOVE-09, HX-FLY-02: landing enters every field anew. */
function refuseHeld(state: State, u: Unit, s: Stride, left: Left): Refusal | null {
  for (const id in state.units) {
    const other = state.units[id]!;
    if (other === u || !isGrounded(other)) continue;
    const fields = fieldsOf(other);
    // The fields swept by a wheel, too, lie within twice the unit's own length of where it ends.
    if (hex.distance(s.to.fields[0]!, fields[0]!) > 2 * s.to.fields.length + fields.length) continue;
    const h = s.entered.find((f) => holds(fields, f));
    if (h === undefined || mayOverrun(state, u, id, left)) continue;
    const rule = s.entered === s.to.fields ? 'HX-FLY-02' : 'HX-MOVE-09';
    return { code: 'held', rule, measured: id, unit: 'name', args: { q: h.q, r: h.r } };
  }
  return null;
}

/** HX-BEAST-02: a charging beast goes over enemy troops. */
export const mayOverrun = (state: State, u: Unit, enemy: UnitsId, left: { readonly mode: string }): boolean =>
  left.mode === 'charge' &&
  isBeast(u) &&
  !isBeast(state.units[enemy]!) &&
  isEnemyOf(state, u.owner, state.units[enemy]!);

/** HX-MOVE-10: a marching unit keeps its distance. HX-TOUCH-04: troops in contact stay in contact. */
function refuseContact(state: State, u: Unit, to: Stance, left: Left): Refusal | null {
  if (left.mode === 'march') {
    const touched = touchedEnemy(state, u.owner, to.fields);
    return touched === null ? null : { code: 'tooClose', rule: 'HX-MOVE-10', measured: touched, unit: 'name' };
  }
  if (!left.met || isBeast(u)) return null;
  return touchedEnemy(state, u.owner, to.fields) !== null ? null : { code: 'losesContact', rule: 'HX-TOUCH-04' };
}

export const isRefusal = (x: Made | Refusal): x is Refusal => 'code' in x;

/** Whether all legs of a plan are allowed. */
export const mayWalk = (state: State, u: Unit, from: Made, legs: readonly Leg[]): boolean =>
  firstFault((faults) => judgeLegs({ state, u, faults }, from, legs)) === null;

/** Judges all legs of a plan, one after the other, without carrying them out. */
export function judgeLegs(judging: Judging, from: Made, legs: readonly Leg[]): void {
  let made = from;
  for (const leg of legs) {
    if (leg.leg === LOOK) continue;
    const next = judgeLeg(judging, made, leg);
    if (next === null) return;
    made = next;
  }
}

/** The leg of no length in which a unit looks around after a step. The walk inserts it, so players need not. */
export const LOOK = 'look';

export const stanceOf = (u: Unit): Stance => {
  if (u.where.at !== 'table') throw new Error('only a unit on the table has a stance');
  return u.where;
};

/** For a beast that overruns: the newly covered fields with an enemy element, in reading order. */
export function overrunFields(state: State, u: Unit, s: Stride, mode: string): { h: Field; unit: UnitsId }[] {
  if (!isBeast(u) || mode !== 'charge') return [];
  const found: { h: Field; unit: UnitsId }[] = [];
  for (const h of s.entered) {
    const unit = heldBy(state, u, h);
    if (unit !== null) found.push({ h, unit });
  }
  return found.sort((a, b) => a.h.r - b.h.r || a.h.q - b.h.q);
}
