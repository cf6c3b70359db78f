import {
  atLeast,
  type Crossing,
  type Leg,
  type Met,
  type Rule,
  rollPool,
  type WalkRules,
  walkSteps,
} from '@walstatt/engine';
import { crossings, gapAtMost, placeAlong, type Target } from '@walstatt/geometry';
import type { WalkContext } from '../generated/state.ts';
import { type Asked, activity, type G, type L, type Skirmish } from '../kit.ts';
import { bestCharge } from '../requests/plan-charge.ts';
import { bestWithdrawal } from '../requests/plan-withdrawal.ts';
import { standingOf } from '../rules/field.ts';
import { poseAfterLeg, type Step } from '../rules/legs.ts';
import { loseModel } from '../rules/losses.ts';
import { hasMoved } from '../rules/moved.ts';
import { followPlan } from '../rules/plan.ts';
import { bodyOf, isThere, poseOf, type Standing, terrainBody } from '../rules/space.ts';
import { leaderOf, unitOf } from '../rules/units.ts';

/** A crossing stops a model this far beyond the border, so that it stands in what it has entered. */
const BEYOND = 2;

/** SK-MOVE-01: carries out the plan of a unit's move, leg by leg. */
const rules: WalkRules<Skirmish, WalkContext> = {
  request: (look, c) => {
    const movers = stillToMove(look, c);
    if (movers.length === 0) return null;
    switch (c.kind) {
      case 'move':
        return pathRequest(look, c, movers, 'planMove', 0, true);
      case 'charge': {
        const best = bestCharge(look, c, movers).contacts;
        return pathRequest(look, c, movers, 'planCharge', best, best === 0);
      }
      case 'withdraw': {
        const { plan, left } = bestWithdrawal(look, c, movers);
        return pathRequest(look, c, movers, 'planWithdrawal', left, plan === null);
      }
    }
  },
  stillLegal: (look, c, rest) => followPlan(look, { ...c, kind: 'charge' }, rest).refusal === null,
  crossings: (look, _c, mover, leg) => rubbleOnTheWay(look, mover, leg),
  carry,
  cross,
};

/** Models that have not set out yet. */
function stillToMove(look: L, c: WalkContext): Standing[] {
  const gone = (c.trace as { mover: string }[]).map((t) => t.mover);
  return standingOf(look, c.unit).filter((m) => !gone.includes(m.model));
}

const RULES = { move: 'SK-MOVE-01', charge: 'SK-CHARGE-03', withdraw: 'SK-MORALE-03' } as const;

const pathRequest = (
  look: L,
  c: WalkContext,
  movers: readonly Standing[],
  name: Asked<'planMove' | 'planCharge' | 'planWithdrawal'>['name'],
  best: number,
  none: boolean,
): Asked<'planMove' | 'planCharge' | 'planWithdrawal'> => ({
  kind: 'path',
  name,
  by: unitOf(look.state, c.unit).owner,
  rule: RULES[c.kind],
  args: { unit: c.unit, kind: c.kind, allowance: c.allowance, target: c.target, best },
  movers: movers.map((m) => m.model),
  ...(none ? { none: true } : {}),
});

/** SK-GROUND-01: rubble that the leg leads into. Vehicles and skimmers in the air do not mind. */
function rubbleOnTheWay(look: L, mover: string, leg: Leg): Crossing[] {
  const s = look.state;
  if (leg.leg !== 'go' || poseOf(s, mover).z > 0) return [];
  const { dx, dy, length } = wayOf(look, mover, leg);
  const at = bodyOf(s, mover);
  const targets: Target[] = [];
  for (const id in s.terrain) {
    const t = s.terrain[id]!;
    if (t.kind !== 'rubble' || !isThere(t)) continue;
    const body = terrainBody(t);
    if (gapAtMost(at, body, Math.ceil(length))) targets.push({ kind: 'body', id, body });
  }
  if (targets.length === 0) return [];
  return crossings(at, dx, dy, targets)
    .filter((x) => x.what === 'enter')
    .map((x) => ({ what: 'rubble', id: x.id, at: Math.round(x.t * length) }));
}

function wayOf(look: L, mover: string, leg: Leg): { dx: number; dy: number; length: number } {
  const from = poseOf(look.state, mover);
  const to = poseAfterLeg(look.state, mover, from, leg as unknown as Step);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return { dx, dy, length: Math.sqrt(dx * dx + dy * dy) };
}

function carry(g: G, c: WalkContext, mover: string, leg: Leg, upTo: Crossing | null): Leg | null {
  const from = poseOf(g.state, mover);
  const end = poseAfterLeg(g.state, mover, from, leg as unknown as Step);
  let to = end;
  if (upTo !== null) {
    const { dx, dy, length } = wayOf(g, mover, leg);
    if (upTo.at + BEYOND < length) to = { ...end, ...placeAlong(from, dx, dy, (upTo.at + BEYOND) / length) };
  }
  g.apply({ type: 'modelMoved', rules: [RULES[c.kind]], unit: c.unit, model: mover, pose: to });
  if (c.kind !== 'withdraw') hasMoved(g, c.unit);
  return to === end ? null : leg;
}

/** SK-GROUND-01, SK-GROUND-02: who enters rubble may be lost; without the leader the rest is planned anew. */
function* cross(g: G, c: WalkContext, mover: string): Rule<Met> {
  const [lost] = yield* rollPool(g, {
    by: unitOf(g.state, c.unit).owner,
    rule: 'SK-GROUND-01',
    purpose: 'rubble',
    n: 1,
    classes: atLeast(g.modify('safeInRubble', 2, c)),
  });
  if (lost === 0) return 'goOn';
  const led = leaderOf(g.state, c.unit) === mover;
  loseModel(g, mover, 'ground', 'SK-GROUND-01');
  if (unitOf(g.state, c.unit).living === 0) return 'stop';
  if (!led) return 'dropMover';
  return 'askAgain';
}

export const walk = activity('walk', {
  steps: {
    ...walkSteps(rules),
    /** Tells the action below whether anybody has moved. */
    arrived: (g, c) => g.reply(c.trace.length > 0),
  },
});
