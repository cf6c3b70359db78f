import type { Refusal, RuleId } from '@walstatt/engine';
import {
  type Body,
  bodyAt,
  boxOf,
  stretchAt,
  sweptBox,
  turnedAbout,
  turnUntilHit,
  verticalGap,
} from '@walstatt/geometry';
import { boxesMeet, type Climb, grown, heightsBetween, isBodyIn } from '@walstatt/tabletop';
import { areEnemyUnits, modelHas, profileOf } from '../01-units/units.ts';
import { ACROSS, UP } from '../03-engagement/engagement.ts';
import { baseOf, measuredAt, type Standing } from '../04-measuring/table-top.ts';
import type { L } from '../kit.ts';
import { type Course, flies } from './cost.ts';
import type { Move } from './manner.ts';
import { type Foot, reachOf, turnBetween } from './ways.ts';

/** What models pass on their way. */

/** Everybody else as they stand when the model sets out. */
type Around = { readonly move: Move; readonly course: Course; readonly others: readonly Standing[] };

/**
 * Why a model may not go its way, or null: the edge of the battlefield (WH-MOVE-09), terrain (WH-MTER-01), models that
 * it cannot pass, and engagement range of enemies.
 */
export function refusePassage(look: L, around: Around): Refusal | null {
  const { course } = around;
  const { model, feet } = course.way;
  for (let i = 1; i < feet.length; i++) {
    const leg: Leg = { model, from: feet[i - 1]!, to: feet[i]!, climb: course.climbs[i - 1] ?? null };
    const refusal =
      refuseEdge(look, leg) ??
      (course.aloft || leg.climb !== null ? null : ({ code: 'throughTerrain', rule: 'WH-MTER-01' } as const)) ??
      refuseModels(look, around, leg);
    if (refusal === null) continue;
    const told = { ...refusal, args: { ...(refusal.args as object), model } };
    return feet.length === 2 ? told : { ...told, at: { mover: model, leg: i } };
  }
  return null;
}

type Leg = { readonly model: string; readonly from: Foot; readonly to: Foot; readonly climb: Climb | null };

/** WH-MOVE-09: no part of a base crosses the edge. It goes straight, so only its turns need a closer look. */
function refuseEdge({ state: s }: L, { model, from, to }: Leg): Refusal | null {
  const base = baseOf(s, model);
  const board = { minX: 0, minY: 0, maxX: s.board.width, maxY: s.board.depth };
  const off: Refusal = { code: 'offTable', rule: 'WH-MOVE-09' };
  const before = { ...to, facing: from.facing };
  if (!isBodyIn(bodyAt(base, before), board)) return off;
  const by = turnBetween(from.facing, to.facing);
  const step = by < 0 ? -1 : 1;
  if (by === 0 || isBodyIn({ kind: 'circle', centre: to, radius: Math.ceil(reachOf(base)) }, board)) return null;
  for (let turned = step; turned !== by + step; turned += step)
    if (!isBodyIn(bodyAt(base, turnedAbout(before, turned)), board)) return off;
  return null;
}

function refuseModels(look: L, { move, others }: Around, leg: Leg): Refusal | null {
  const { model, from, to } = leg;
  const base = baseOf(look.state, model);
  const spare = ACROSS + (from.facing === to.facing ? 0 : Math.ceil(reachOf(base)));
  const box = grown(sweptBox(boxOf(bodyAt(base, from)), to.x - from.x, to.y - from.y), spare);
  for (const other of others) {
    if (!boxesMeet(box, other.box)) continue;
    for (let i = 0; i < other.models.length; i++) {
      if (other.models[i] === model) continue;
      const met = { other, i };
      const barred = bars(look, move, model, met);
      if (barred !== null && comesNear(look, leg, met, null)) return { ...barred, args: { unit: other.id } };
      const near = nearRule(look, move, model, met);
      if (near !== null && comesNear(look, leg, met, ACROSS))
        return { code: 'engagedOnTheWay', rule: near, args: { unit: other.id } };
    }
  }
  return null;
}

/** One model of a unit. */
type Met = { readonly other: Standing; readonly i: number };

/**
 * WH-MOVE-08: enemies are not passed over. WH-MOVE-10, WH-MOVE-12: friends are, but not a MONSTER or VEHICLE by another.
 * WH-FLY-01, WH-FLY-03, WH-CHARGE-26: models that can FLY pass over all. WH-FALL-06, WH-FALL-07: who falls back passes over
 * enemies after its test. WH-AIR-17: AIRCRAFT of the enemy are never in the way.
 */
function bars(look: L, move: Move, model: string, { other, i }: Met): Pick<Refusal, 'code' | 'rule'> | null {
  const s = look.state;
  const them = other.models[i]!;
  if (flies(look, move, model)) return null;
  if (!areEnemyUnits(s, move.unit, other.id))
    return isLarge(look, model) && isLarge(look, them) ? { code: 'throughLarge', rule: 'WH-MOVE-12' } : null;
  if (move.over === true || modelHas(s, them, 'AIRCRAFT')) return null;
  if (move.through === undefined) return { code: 'throughEnemy', rule: 'WH-MOVE-08' };
  if (modelHas(s, model, 'TITANIC') || move.through.includes(model)) return null;
  return { code: 'untested', rule: 'WH-FALL-07' };
}

/** WH-MOVE-12. */
export const isLarge = ({ state: s }: L, model: string): boolean =>
  modelHas(s, model, 'MONSTER') || modelHas(s, model, 'VEHICLE');

/**
 * What forbids coming within engagement range of an enemy model on the way. WH-FLY-02, WH-G-82: models that can FLY may.
 * WH-AIR-18: near AIRCRAFT everybody may. WH-CHARGE-12: a charge comes near its targets.
 */
function nearRule(look: L, move: Move, model: string, { other, i }: Met): RuleId | null {
  const { near } = move.manner;
  if (
    near === null ||
    move.over === true ||
    flies(look, move, model) ||
    !areEnemyUnits(look.state, move.unit, other.id)
  )
    return null;
  if (modelHas(look.state, other.models[i]!, 'AIRCRAFT') || (move.targets ?? []).includes(other.id)) return null;
  return near;
}

/**
 * Does a model pass over another on its leg, or come within a gap of it and 5" of its height? WH-G-121: where one goes
 * high above the other's head, it does not pass over it.
 */
function comesNear(look: L, leg: Leg, met: Met, within: number | null): boolean {
  const { model, from, to } = leg;
  const s = look.state;
  const base = baseOf(s, model);
  const body = bodyAt(base, from);
  const theirs = met.other.bodies[met.i]!;
  const stretch = stretchAt(body, to.x - from.x, to.y - from.y, theirs, within ?? undefined);
  if (stretch !== null) {
    const [low, high] = leg.climb === null ? [from.z, to.z] : heightsBetween(leg.climb, stretch.from, stretch.to);
    if (meetsInHeight(look, leg, met, [Math.min(low, high), Math.max(low, high)], within)) return true;
  }
  if (from.facing === to.facing || base.kind === 'circle' || !meetsInHeight(look, leg, met, [to.z, to.z], within))
    return false;
  const start = { x: to.x, y: to.y, z: to.z, facing: from.facing };
  const margin = within === null ? 0 : within + 1;
  return turnUntilHit(base, start, turnBetween(from.facing, to.facing), theirs, start, margin) !== null;
}

function meetsInHeight(
  { state: s }: L,
  { model }: Leg,
  { other, i }: Met,
  [low, high]: readonly [number, number],
  within: number | null,
): boolean {
  const theirs = other.bodies[i]! as Body;
  const z = other.spots[i]!.z ?? 0;
  if (within === null) return z < high + profileOf(s, model).height && low < z + profileOf(s, other.models[i]!).height;
  const mine = measuredAt(s, model, theirs, low);
  return verticalGap({ ...mine, height: mine.height + high - low }, other.measured[i]!) <= UP;
}
