import { Faults, firstFault, type Plan, type Refusal } from '@walstatt/engine';
import { type Body, distanceSquared, gapAtMost, inContact, overlaps } from '@walstatt/geometry';
import {
  boxOfWays,
  endOf,
  endsOf,
  inBox,
  inContactWith,
  lengthOf,
  type Passing,
  refuseNear,
  refuseOnPieces,
  refuseOnUnits,
  refuseOutside,
  refusePassage,
  type Says,
  waysIn,
} from '@walstatt/tabletop';
import type { WalkContext } from '../generated/state.ts';
import type { L } from '../kit.ts';
import {
  BOARD,
  bodiesOf,
  bodyOf,
  type Field,
  field,
  inch,
  isWall,
  spotOf,
  standOfUnit,
  type UnitStand,
} from './field.ts';

/** SK-MOVE-05 and SK-MOVE-06. */
const KEEP_AWAY = inch(1);
const COHERENCY = inch(3);

/** The part of a walk that its plans are checked against. */
export type Move = Pick<WalkContext, 'unit' | 'kind' | 'allowance' | 'target'>;

/** Where the models of the unit stand after a plan, or why the plan is not legal. */
export type Outcome = { readonly bodies: readonly Body[]; readonly refusal: Refusal | null };

const OFF_TABLE: Says = { code: 'offTable', rule: 'SK-SETUP-01' };
const IMPASSABLE: Says = { code: 'impassable', rule: 'SK-MOVE-04' };
const ON_MODEL: Says = { code: 'onModel', rule: 'SK-MOVE-03' };
const NEAR_ENEMY: Says = { code: 'nearEnemy', rule: 'SK-MOVE-05' };
const THROUGH_ENEMY: Says = { code: 'throughEnemy', rule: 'SK-MOVE-02' };

const passing = (side: string): Passing<UnitStand, Field['pieces'][number]> => ({
  piece: (p) => (isWall(p) ? IMPASSABLE : null),
  unit: (u) => (u.side === side ? null : THROUGH_ENEMY),
  table: { box: BOARD.box, says: OFF_TABLE },
});

/**
 * SK-MOVE-01: goes through a whole plan, model by model, on the assumption that nothing surprising happens. Stops at
 * the first fault, unless all are wanted.
 */
export function followPlan(look: L, move: Move, plan: Plan, faults = new Faults(false)): Outcome {
  const stand = standOfUnit(look, move.unit);
  if (stand === null) return { bodies: [], refusal: null };
  const bodies = [...stand.bodies];
  if (!followEach(look, move, plan, { stand, bodies, faults }) && move.kind !== 'charge')
    faults.add(refuseStrays(look, move.unit, bodies));
  return { bodies, refusal: faults.list[0] ?? null };
}

type Following = { readonly stand: UnitStand; readonly bodies: Body[]; readonly faults: Faults };

/** Moves the bodies one after another. Returns whether that is enough: a fault was found, and more are not wanted. */
function followEach(look: L, move: Move, plan: Plan, { stand, bodies, faults }: Following): boolean {
  const s = look.state;
  for (const entry of plan) {
    const i = stand.models.indexOf(entry.mover);
    const [way] = waysIn([entry], 'go', (model) => (i < 0 ? undefined : spotOf(s, model))) ?? [];
    if (way === undefined) {
      if (faults.add({ code: 'badLeg', rule: 'SK-MOVE-01' })) return true;
      continue;
    }
    const length = lengthOf(way.points);
    if (length > move.allowance && faults.add(tooFar(length, move.allowance))) return true;
    const near = inBox(field(look), boxOfWays([bodies[i]!], [way.points]), move.unit);
    const end = bodyOf(s, move.unit, endOf(way));
    const others = bodies.filter((_, j) => j !== i);
    const walker = { body: bodies[i]!, points: way.points, model: way.model };
    if (faults.add(refusePassage(walker, near, passing(stand.side)))) return true;
    const newcomer = { unit: move.unit, body: end, mates: others };
    if (judgeEnd(look, newcomer, move.kind !== 'charge', faults)) return true;
    bodies[i] = end;
  }
  return false;
}

const tooFar = (length: number, limit: number): Refusal => ({
  code: 'tooFar',
  rule: 'SK-MOVE-01',
  measured: Math.ceil(length),
  limit,
  unit: 'length',
  better: { shorterBy: Math.ceil(length - limit) },
});

/** A model that is to stand somewhere, and those of its unit that are already in place. */
export type Newcomer = { readonly unit: string; readonly body: Body; readonly mates: readonly Body[] };

/** Whether a model may end there. `apart` means away from enemies. */
export const mayEnd = (look: L, newcomer: Newcomer, apart: boolean): boolean =>
  firstFault((faults) => {
    judgeEnd(look, newcomer, apart, faults);
  }) === null;

/** SK-MOVE-03, SK-MOVE-04, SK-MOVE-05: notes what is wrong with where a model ends. Returns whether that is enough. */
export function judgeEnd(look: L, { unit, body, mates }: Newcomer, apart: boolean, faults: Faults): boolean {
  const { units, pieces } = field(look);
  const others = units.filter((u) => u.id !== unit);
  const side = look.state.units[unit]!.owner;
  const ends = endsOf([body]);
  const foes = others.filter((u) => isFoe(look, u, side));
  if (
    faults.add(refuseOutside(ends, BOARD.box, OFF_TABLE)) ||
    faults.add(refuseOnPieces(ends, pieces, (p) => (isWall(p) ? IMPASSABLE : null))) ||
    (mates.some((m) => overlaps(m, body)) && faults.add({ ...ON_MODEL, args: { unit } })) ||
    faults.add(refuseOnUnits(ends, others, ON_MODEL))
  )
    return true;
  // A tick less, because exactly an inch away is far enough.
  const near = apart ? refuseNear(ends, foes, KEEP_AWAY - 1, NEAR_ENEMY) : null;
  return near !== null && faults.add({ ...near, limit: KEEP_AWAY });
}

const isFoe = (look: L, { side }: UnitStand, owner: string): boolean =>
  look.state.seats.find((x) => x.id === owner)?.side !== side;

/** SK-MOVE-06: a model that is too far from the leader, and farther than before. */
export function refuseStrays(look: L, unit: string, bodies: readonly Body[]): Refusal | null {
  const before = bodiesOf(look, unit);
  const [leader] = bodies;
  for (let i = 1; i < bodies.length; i++) {
    if (gapAtMost(bodies[i]!, leader!, COHERENCY)) continue;
    const [a, b] = [before[i], before[0]];
    if (a !== undefined && b !== undefined && apart(bodies[i]!, leader!) <= apart(a, b)) continue;
    return { code: 'outOfCoherency', rule: 'SK-MOVE-06', limit: COHERENCY, unit: 'length' };
  }
  return null;
}

const apart = (a: Body, b: Body): number => distanceSquared(a.centre, b.centre);

/** How many of these bodies touch the target. */
export const contactsAfter = (look: L, bodies: readonly Body[], target: string): number =>
  inContactWith(bodies, bodiesOf(look, target), inContact);
