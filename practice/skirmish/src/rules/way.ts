import type { Leg, Refusal, RuleId } from '@walstatt/engine';
import {
  distanceSquared,
  gapAtMost,
  type Motion,
  type Pose,
  type Solid,
  solidsOverlap,
  sweepOverlaps,
  turnUntilHit,
  wayLength,
  whollyOnTable,
} from '@walstatt/geometry';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { motionOf, poseAfterLeg, readLeg, type Step, towerUnder } from './legs.ts';
import { baseOf, inch, poseOf, type Standing, sameLevel, standingAt, TABLE, terrainBody } from './space.ts';

/** SK-GROUND-03: how near a climber must be. */
const REACH_OF_LADDER = inch(1);

/** What a moving model has to mind: everybody on the table, and the pieces that nobody passes. */
export type Surroundings = { readonly models: readonly Standing[]; readonly impassable: readonly Solid[] };

export const refusal = (code: string, rule: RuleId, more: Partial<Refusal> = {}): Refusal => ({ code, rule, ...more });

/** The way of one model, leg by leg: where it ends, or why it may not be gone. The end itself is the plan's to check. */
export function followWay(
  look: L,
  around: Surroundings,
  model: string,
  legs: readonly Leg[],
  allowance: number,
): { readonly at: Standing; readonly pose: Pose } | Refusal {
  const s = look.state;
  let pose = poseOf(s, model);
  let at = standingAt(s, model, pose);
  let spent = 0;
  const start = pose;
  const motions: Motion[] = [];
  for (const leg of legs) {
    const step = readLeg(leg);
    const wrong = step === null ? refusal('badLeg', 'SK-MOVE-01', { measured: leg.leg }) : refuseKind(s, at, step);
    if (wrong !== null) return wrong;
    const next = poseAfterLeg(s, model, pose, step!);
    const there = standingAt(s, model, next);
    const blocked = refuseStep(s, around, at, pose, there, next, step!);
    if (blocked !== null) return blocked;
    if (at.body.kind === 'hull') {
      motions.push(motionOf(pose, next, step!));
      spent = wayLength(baseOf(s.units[at.unit]!), start, motions, 'farthest');
    } else spent += costOf(pose, next, step!);
    if (spent > allowance)
      return refusal('tooFar', 'SK-MOVE-01', {
        measured: Math.ceil(spent),
        limit: allowance,
        unit: 'length',
        better: { shorterBy: Math.ceil(spent - allowance) },
      });
    pose = next;
    at = there;
  }
  return { at, pose };
}

/** SK-FLY-01, SK-GROUND-03: a change of level costs nothing; a climb costs its height as well. */
function costOf(from: Pose, to: Pose, step: Step): number {
  if (step.leg === 'altitude') return 0;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = Math.sqrt(dx * dx + dy * dy);
  return step.leg === 'climb' ? across + Math.abs(to.z - from.z) : across;
}

/** SK-MOVE-07, SK-GROUND-03, SK-FLY-01: whether this kind of model makes such legs at all. */
function refuseKind(s: State, at: Standing, step: Step): Refusal | null {
  const { type } = s.units[at.unit]!;
  switch (step.leg) {
    case 'go':
      return type === 'vehicle' ? refusal('cannotDrive', 'SK-MOVE-07') : null;
    case 'drive':
    case 'turn':
      return type === 'vehicle' ? null : refusal('cannotDrive', 'SK-MOVE-07');
    case 'climb':
      return type === 'infantry' ? null : refusal('cannotClimb', 'SK-GROUND-03');
    case 'altitude':
      return type === 'skimmer' ? null : refusal('cannotFly', 'SK-FLY-01');
  }
}

/** SK-MOVE-02, SK-MOVE-04, SK-FLY-02: only what reaches up to the model is in its way. */
function refuseStep(
  s: State,
  around: Surroundings,
  at: Standing,
  pose: Pose,
  there: Standing,
  next: Pose,
  step: Step,
): Refusal | null {
  if (!whollyOnTable(TABLE, there.body)) return refusal('offTable', 'SK-SETUP-01');
  if (step.leg === 'climb') return refuseClimb(s, at, pose, there, next) ?? refuseOverlap(around, there);
  if (step.leg === 'altitude') return refuseOverlap(around, there);
  if (pose.z > 0 && s.units[at.unit]!.type === 'infantry' && !isSameFloor(s, at.model, pose, next))
    return refusal('cannotClimb', 'SK-GROUND-03');
  const reach = reachOf(s, at, pose, next, step);
  const hits = (other: Solid): boolean =>
    sameLevel(at, other) && gapAtMost(at.body, other.body, reach) && runsInto(s, at, pose, next, step, other);
  for (const other of around.models)
    if (other.side !== at.side && hits(other))
      return refusal('throughEnemy', 'SK-MOVE-02', { measured: other.unit, unit: 'name' });
  return around.impassable.some(hits) ? refusal('impassable', 'SK-MOVE-04') : null;
}

/** No point of the base comes farther than this: what is not so near need not be looked at. */
function reachOf(s: State, at: Standing, from: Pose, to: Pose, step: Step): number {
  if (step.leg !== 'turn') return Math.ceil(Math.sqrt(distanceSquared(from, to)));
  const { base } = s.units[at.unit]!;
  return base.kind === 'circle' ? 0 : base.length + base.width;
}

function runsInto(s: State, at: Standing, pose: Pose, next: Pose, step: Step, other: Solid): boolean {
  if (step.leg !== 'turn') return sweepOverlaps(at.body, next.x - pose.x, next.y - pose.y, other.body);
  return turnUntilHit(baseOf(s.units[at.unit]!), pose, step.by, other.body) !== null;
}

/** Who changes the level must not end in a wall. */
const refuseOverlap = (around: Surroundings, there: Standing): Refusal | null =>
  around.impassable.some((o) => solidsOverlap(there, o)) ? refusal('impassable', 'SK-MOVE-04') : null;

const isSameFloor = (s: State, model: string, from: Pose, to: Pose): boolean => {
  const tower = towerUnder(s, model, to);
  return tower !== null && tower === towerUnder(s, model, from);
};

/** SK-GROUND-03: up from within an inch of the tower to its floor with the whole base, or down to within an inch of it. */
function refuseClimb(s: State, at: Standing, pose: Pose, there: Standing, next: Pose): Refusal | null {
  const up = pose.z === 0;
  const id = towerUnder(s, at.model, up ? next : pose);
  if (id === null) return refusal('cannotClimb', 'SK-GROUND-03');
  const tower = terrainBody(s.terrain[id]!);
  const foot = up ? at : there;
  if (gapAtMost(foot.body, tower, REACH_OF_LADDER)) return null;
  return refusal('cannotClimb', 'SK-GROUND-03', { limit: REACH_OF_LADDER, unit: 'length' });
}
