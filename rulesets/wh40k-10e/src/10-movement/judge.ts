import { type Faults, firstFault, type Plan, type Refusal } from '@walstatt/engine';
import { bodyAt, solidsOverlap } from '@walstatt/geometry';
import { boxesMeet, grown } from '@walstatt/tabletop';
import { areEnemyUnits, modelHas } from '../01-units/units.ts';
import { refuseIncoherent } from '../02-coherency/coherent.ts';
import { ACROSS, inEngagementRange } from '../03-engagement/engagement.ts';
import { baseOf, type Standing, standing, tableTop, volumeAt } from '../04-measuring/table-top.ts';
import type { L } from '../kit.ts';
import { allowanceOf, courseOf, isSlowed } from './cost.ts';
import { refuseFooting } from './footing.ts';
import type { Move } from './manner.ts';
import { isLarge, refusePassage } from './passage.ts';
import { endOf, standingAfter, type Way, waysOf } from './ways.ts';

/**
 * Judges the ways of a unit's models, in the order in which they go: length, passage, and where they end. What a charge,
 * a pile-in or a consolidation must achieve is judged by those who ask for it, with `standingAfter`.
 */
export function judgePlan(look: L, move: Move, plan: Plan, faults: Faults): void {
  const ways = waysOf(look, move.unit, plan);
  if (ways === null) faults.add(MALFORMED);
  else judgeWays(look, move, ways, faults);
}

const MALFORMED: Refusal = {
  code: 'malformed',
  rule: null,
  args: { kind: 'path', wanted: 'legs named go, each model once' },
};

export function judgeWays(look: L, move: Move, ways: readonly Way[], faults: Faults): void {
  if (ways.length === 0) return;
  const now = standing(look, move.unit);
  const slow = isSlowed(look, move, ways);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!;
    // Only a large model has to mind where its fellows are by now.
    const own = i > 0 && isLarge(look, way.model) ? standingAfter(look.state, now, ways.slice(0, i)) : now;
    if (faults.add(refuseWay(look, move, way, { slow, own }))) return;
  }
  const ends = standingAfter(look.state, now, ways);
  for (const { model } of ways) if (faults.add(refuseEnd(look, move, ends, model))) return;
  faults.add(refuseIncoherent(ends));
}

/** The first thing that is wrong with some ways, or null. */
export const refuseWays = (look: L, move: Move, ways: readonly Way[]): Refusal | null =>
  firstFault((faults) => judgeWays(look, move, ways, faults));

/** The unit as it stands when one of its models sets out. `slow`: woods slow it down. */
type Setting = { readonly own: Standing; readonly slow: boolean };

/** Why one model may not go its way, apart from models that stand where it ends. */
export function refuseWay(look: L, move: Move, way: Way, { own, slow }: Setting): Refusal | null {
  const { model } = way;
  const limit = allowanceOf(look, move, model, slow);
  if (limit === null) return { code: 'cannotMove', rule: 'WH-MOVE-15', args: { model } };
  const course = courseOf(look, move, way);
  if (course.length > limit + NOISE) {
    const { far } = move.manner;
    const measured = Math.ceil(course.length);
    return slow
      ? { code: 'tooFarInWoods', rule: 'WH-TERRAIN-31', measured, limit, unit: 'length', args: { model } }
      : { code: 'tooFar', rule: far, measured, limit, unit: 'length', args: { model } };
  }
  const body = bodyAt(baseOf(look.state, model), endOf(way));
  const footing = refuseFooting(look, { model, volume: volumeAt(look.state, model, body, endOf(way).z) });
  if (footing !== null) return footing;
  return refusePassage(look, { move, course, others: [...others(look, move.unit), own] });
}

/** Rounding must not make a way too long. */
const NOISE = 1e-6;

const others = (look: L, unit: string): readonly Standing[] =>
  look.memo('others', unit, () => tableTop(look).units.filter(({ id }) => id !== unit));

/**
 * Why a model may not end its move where it would stand. WH-MOVE-11, WH-FLY-04, WH-CHARGE-27, WH-AIR-19: on another
 * model. WH-G-122: only where all of them end counts, because the player chooses the order. WH-FLY-05 and the rules of the kind:
 * within engagement range of enemies.
 */
export function refuseEnd(look: L, move: Move, ends: Standing, model: string): Refusal | null {
  const i = ends.models.indexOf(model);
  const volume = ends.volumes[i]!;
  for (const [k, other] of ends.volumes.entries())
    if (k !== i && solidsOverlap(volume, other))
      return { code: 'onModel', rule: 'WH-MOVE-11', args: { model, unit: ends.id } };
  const box = grown(ends.box, ACROSS);
  for (const other of others(look, move.unit)) {
    if (!boxesMeet(box, other.box)) continue;
    for (let k = 0; k < other.models.length; k++) {
      const met = { other, k };
      if (solidsOverlap(volume, other.volumes[k]!))
        return { code: 'onModel', rule: 'WH-MOVE-11', args: { model, unit: other.id } };
      const rule = endRule(look, move, model, met);
      if (rule !== null && inEngagementRange(ends.measured[i]!, other.measured[k]!))
        return { code: 'endsEngaged', rule, args: { model, unit: other.id } };
    }
  }
  return null;
}

type Met = { readonly other: Standing; readonly k: number };

/**
 * What forbids ending within engagement range of an enemy model. A charge may end near its targets. WH-AIR-19: never near
 * AIRCRAFT, but WH-AIR-22 lets those do so that can FLY and charge it, and WH-G-95 those that pile in or consolidate and
 * can FLY, or were there already.
 */
function endRule(look: L, move: Move, model: string, { other, k }: Met): Refusal['rule'] {
  const s = look.state;
  if (!areEnemyUnits(s, move.unit, other.id)) return null;
  const { end } = move.manner;
  const isTarget = (move.targets ?? []).includes(other.id);
  if (!modelHas(s, other.models[k]!, 'AIRCRAFT')) return isTarget ? null : end;
  if (end !== null) return isTarget && modelHas(s, model, 'FLY') ? null : 'WH-AIR-19';
  const now = standing(look, move.unit);
  const was = now.measured[now.models.indexOf(model)]!;
  return modelHas(s, model, 'FLY') || inEngagementRange(was, other.measured[k]!) ? null : 'WH-AIR-19';
}
