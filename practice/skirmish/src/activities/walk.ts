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
import { crossings, gapAtMost, type Point, placeAlong, type Target } from '@walstatt/geometry';
import { legLength } from '@walstatt/tabletop';
import type { WalkContext } from '../generated/state.ts';
import { type Asked, activity, type G, type L, type Skirmish } from '../kit.ts';
import { bodyOf, field, spotOf } from '../rules/field.ts';
import { loseModel } from '../rules/losses.ts';
import { followPlan } from '../rules/plan.ts';
import { leaderOf, unitOf } from '../rules/units.ts';
import { bestCharge, bestWithdrawal } from '../rules/ways.ts';

/** A model that crosses a border stops this far beyond it, so that it stands in what it has entered. */
const BEYOND = 2;

/** SK-MOVE-01: carries out the plan of a unit's move, leg by leg. */
const rules: WalkRules<Skirmish, WalkContext> = {
  request(look, c) {
    const gone = (c.trace as { mover: string }[]).map((t) => t.mover);
    const movers =
      field(look)
        .byId.get(c.unit)
        ?.models.filter((m) => !gone.includes(m)) ?? [];
    if (movers.length === 0) return null;
    if (c.kind === 'move') return asked(look, c, movers, { name: 'planMove', best: 0, none: true });
    if (c.kind === 'charge') {
      const { best } = bestCharge(look, c, movers);
      return asked(look, c, movers, { name: 'planCharge', best, none: best === 0 });
    }
    const { plan, best } = bestWithdrawal(look, c, movers);
    return asked(look, c, movers, { name: 'planWithdrawal', best, none: plan === null });
  },
  stillLegal: (look, c, rest) => followPlan(look, { ...c, kind: 'charge' }, rest).refusal === null,
  crossings: (look, c, mover, leg) => rubbleOnTheWay(look, c.unit, spotOf(look.state, mover), endOf(leg)),
  carry,
  cross,
};

const RULES = { move: 'SK-MOVE-01', charge: 'SK-CHARGE-03', withdraw: 'SK-MORALE-03' } as const;

type Planned = Asked<'planMove' | 'planCharge' | 'planWithdrawal'>;
type Wanted = { readonly name: Planned['name']; readonly best: number; readonly none: boolean };

const asked = (look: L, c: WalkContext, movers: readonly string[], { name, best, none }: Wanted): Planned => ({
  kind: 'path',
  name,
  by: unitOf(look.state, c.unit).owner,
  rule: RULES[c.kind],
  args: { unit: c.unit, kind: c.kind, allowance: c.allowance, target: c.target, best },
  movers,
  ...(none ? { none: true } : {}),
});

const endOf = (leg: Leg): Point => ({ x: Number(leg['x']), y: Number(leg['y']) });

/** SK-GROUND-01: rubble that the leg leads into. */
function rubbleOnTheWay(look: L, unit: string, from: Point, to: Point): Crossing[] {
  const at = bodyOf(look.state, unit, from);
  const length = legLength(from, to);
  const targets: Target[] = [];
  for (const { id, terrain, body } of field(look).pieces)
    if (terrain.kind === 'rubble' && gapAtMost(at, body, Math.ceil(length))) targets.push({ kind: 'body', id, body });
  if (targets.length === 0) return [];
  return crossings(at, to.x - from.x, to.y - from.y, targets)
    .filter((x) => x.what === 'enter')
    .map((x) => ({ what: 'rubble', id: x.id, at: Math.round(x.t * length) }));
}

function carry(g: G, c: WalkContext, mover: string, leg: Leg, upTo: Crossing | null): Leg | null {
  const from = spotOf(g.state, mover);
  const end = endOf(leg);
  const length = legLength(from, end);
  const stops = upTo !== null && upTo.at + BEYOND < length;
  const to = stops ? placeAlong(from, end.x - from.x, end.y - from.y, (upTo.at + BEYOND) / length) : end;
  const pose = { x: to.x, y: to.y, facing: from.facing };
  g.apply({ type: 'modelMoved', rules: [RULES[c.kind]], unit: c.unit, model: mover, pose });
  if (c.kind !== 'withdraw') hasMoved(g, c.unit);
  return stops ? leg : null;
}

/** SK-SHOOT-05: until the end of the activation the unit counts as having moved. */
const hasMoved = (g: G, unit: string): void =>
  g.beginEffect({
    name: 'onTheMove',
    rule: 'SK-SHOOT-05',
    on: unit,
    data: {},
    until: { until: 'end', frame: 'activation', of: null, complete: false },
    stack: 'once',
  });

/** SK-GROUND-01, SK-GROUND-02: a model that enters rubble may be lost. Without the leader, the rest is planned anew. */
function* cross(g: G, c: WalkContext, mover: string): Rule<Met> {
  const [lost] = yield* rollPool(g, {
    by: unitOf(g.state, c.unit).owner,
    rule: 'SK-GROUND-01',
    purpose: 'rubble',
    n: 1,
    classes: atLeast(g.modify('safeInRubble', 2, c)),
    needs: () => g.explain('safeInRubble', 2, c),
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
    /** Tells the action below whether any model has moved. */
    arrived: (g, c) => g.reply(c.trace.length > 0),
  },
});
