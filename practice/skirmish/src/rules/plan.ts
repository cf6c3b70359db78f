import type { Plan, Refusal } from '@walstatt/engine';
import { distanceSquared, gapBelow, solidsOverlap, strayFrom } from '@walstatt/geometry';
import type { State, WalkContext } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { touch } from './engagement.ts';
import { field } from './field.ts';
import { inch, poseOf, type Standing, sameLevel } from './space.ts';
import { leaderOf } from './units.ts';
import { followWay, refusal } from './way.ts';

/** SK-MOVE-05 and SK-MOVE-06. */
const KEEP_AWAY = inch(1);
const COHERENCY = inch(3);

/** The part of a walk that its plans are checked against. */
export type Move = Pick<WalkContext, 'unit' | 'kind' | 'allowance' | 'target'>;

/** The table after a plan, or why it is not legal. */
export type Outcome = { readonly models: readonly Standing[]; readonly refusal: Refusal | null };

/** Goes through a whole plan, model by model, on the assumption that nothing surprising happens. */
export function followPlan(look: L, move: Move, plan: Plan): Outcome {
  const s = look.state;
  const { all, impassable } = field(look);
  const models = [...all];
  const around = { models, impassable };
  for (const { mover, legs } of plan) {
    const end = followWay(look, around, mover, legs, move.allowance);
    if ('code' in end) return { models, refusal: end };
    const wrong = refuseEnd(models, end.at, move);
    if (wrong !== null) return { models, refusal: wrong };
    models[models.findIndex((m) => m.model === mover)] = end.at;
  }
  return { models, refusal: move.kind === 'charge' ? null : refuseStrays(s, models, move.unit) };
}

/** SK-MOVE-03, SK-MOVE-05, SK-MOVE-04: where a model may stand. */
export function refuseEnd(models: readonly Standing[], at: Standing, move: Pick<Move, 'kind'>): Refusal | null {
  for (const other of models) {
    if (!sameLevel(at, other) || !gapBelow(at.body, other.body, KEEP_AWAY) || other.model === at.model) continue;
    if (solidsOverlap(at, other)) return refusal('onModel', 'SK-MOVE-03', { measured: other.unit, unit: 'name' });
    if (other.side !== at.side && move.kind !== 'charge')
      return refusal('nearEnemy', 'SK-MOVE-05', { measured: other.unit, unit: 'name' });
  }
  return null;
}

/** SK-MOVE-06: who is too far from the leader, and farther than before. */
export function refuseStrays(s: State, models: readonly Standing[], unit: string): Refusal | null {
  const own = models.filter((m) => m.unit === unit);
  const leader = own.findIndex((m) => m.model === leaderOf(s, unit));
  if (leader < 0) return null;
  for (const i of strayFrom(
    own.map((m) => m.body),
    leader,
    COHERENCY,
  )) {
    const before = apart(s, own[i]!.model, own[leader]!.model);
    if (before === null || distanceSquared(own[i]!.body.centre, own[leader]!.body.centre) > before)
      return refusal('outOfCoherency', 'SK-MOVE-06', { limit: COHERENCY, unit: 'length' });
  }
  return null;
}

/** How far two models were apart before, squared; null if they were not both on the table. */
function apart(s: State, a: string, b: string): number | null {
  if (s.models[a]!.where.at !== 'table' || s.models[b]!.where.at !== 'table') return null;
  return distanceSquared(poseOf(s, a), poseOf(s, b));
}

/** How many models of the unit are in contact with the target. */
export function contacts(models: readonly Standing[], unit: string, target: string): number {
  const others = models.filter((m) => m.unit === target);
  let n = 0;
  for (const m of models) if (m.unit === unit && others.some((o) => touch(m, o))) n++;
  return n;
}
