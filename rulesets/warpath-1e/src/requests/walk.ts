import type { Plan, Refusal, Request, Rng } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import type { Contexts, Spot, Unit } from '../generated/state.ts';
import { type Look, request } from '../kit.ts';
import { lengthOf } from '../rules/charge-ways.ts';
import { directionTo, fanFrom, stepIn } from '../rules/directions.ts';
import { middleOf, shiftedModels } from '../rules/formation.ts';
import { inches, TOLERANCE } from '../rules/lengths.ts';
import { modelIndex, pieceName } from '../rules/pieces.ts';
import { refuseStand } from '../rules/stand.ts';
import { bodiesAt, standingOf, tableTop } from '../rules/table-top.ts';
import { boardableFrom } from '../rules/transport.ts';
import { areFoes, modelsOf } from '../rules/units.ts';
import { costOf, type Gait, inWay, refuseWay } from '../rules/way.ts';
import { stepsFor } from '../tactics/steps.ts';
import type { Step } from '../tactics/ways.ts';

type Args = { unit: string; why: Contexts['walk']['why']; allowance: number; jump: boolean };
const argsOf = (r: Request): Args => r.args as unknown as Args;

/** The way of each model: where it stands, then the ends of its legs. */
export function waysOf(u: Unit, plan: Plan): Point[][] | null {
  const ways: Point[][] = modelsOf(u)!.map((m) => [{ x: m.x, y: m.y }]);
  for (const { mover, legs } of plan) {
    const way = ways[modelIndex(mover)];
    if (way === undefined) return null;
    for (const leg of legs) {
      const { x, y } = leg as { x?: unknown; y?: unknown };
      if (leg.leg !== 'to' || !Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return null;
      if (Math.abs(x as number) > 1_000_000 || Math.abs(y as number) > 1_000_000) return null;
      way.push({ x: x as number, y: y as number });
    }
  }
  return ways;
}

/** Where the models stand after a plan. */
export function endsAfter(u: Unit, plan: Plan): Spot[] {
  const models = modelsOf(u)!;
  return waysOf(u, plan)!.map((way, i) => ({ ...way[way.length - 1]!, facing: models[i]!.facing }));
}

const gaitOf = (a: Args): Gait => ({
  jump: a.jump,
  noObstacles: a.why === 'doubleTime' || a.why === 'scout',
});

/** WP-MOVE-03 to -06: no model farther than its allowance, everybody in coherency and apart from others at the end. */
function check(look: Look, r: Request, plan: Plan): Refusal | null {
  const a = argsOf(r);
  const u = look.state.units[a.unit]!;
  if (plan.length === 0) return null;
  const ways = waysOf(u, plan);
  if (ways === null) return { code: 'noSuchLeg', rule: r.rule };
  if (u.frozen && ways.some((w) => w.length > 1)) return { code: 'frozen', rule: 'WP-ARTY-04' };
  const gait = gaitOf(a);
  const bodies = standingOf(look, a.unit)!.bodies;
  const near = inWay(look, a.unit, bodies, ways);
  const forced = a.why === 'fallBack' && !canFallBack(look, r);
  for (let i = 0; i < ways.length && !forced; i++) {
    const way = ways[i]!;
    if (way.length < 2) continue;
    if (way.length > 2) look.note('WP-MOVE-04');
    const cost = costOf(near, way, gait);
    if (cost > lengthOf(way) + 1) {
      look.note(gait.noObstacles ? 'WP-TERRAIN-13' : 'WP-TERRAIN-12');
      look.note('WP-TERRAIN-11');
      look.note('WP-G-53');
    }
    if (cost > a.allowance && cost <= a.allowance + TOLERANCE) look.note('WP-G-39');
    if (cost > a.allowance + TOLERANCE)
      return {
        code: 'tooFar',
        rule: r.rule,
        measured: Math.round(cost),
        limit: a.allowance,
        unit: 'length',
        args: { model: i },
      };
    const refusal = refuseWay(look, a.unit, bodies[i]!, way, gait, near);
    if (refusal !== null) return refusal;
  }
  if (forced) look.note('WP-G-20');
  const ends = bodiesAt(
    u,
    ways.map((way, i) => ({ ...way[way.length - 1]!, facing: modelsOf(u)![i]!.facing })),
  );
  const beside = a.why === 'advance' || a.why === 'doubleTime' ? boardableFrom(look, a.unit, ends) : [];
  const refusal = refuseStand(look, a.unit, ends, { beside });
  if (refusal === null) return null;
  if (SCATTERED.includes(refusal.code)) look.note('WP-MOVE-05');
  return a.jump && LANDING.includes(refusal.code) ? { ...refusal, rule: 'WP-SPECIAL-26' } : refusal;
}

/** What coherency, and what the ground says against the end of a move. */
const SCATTERED: readonly string[] = ['strayed', 'farFromLeader', 'notOneGroup'];
const LANDING: readonly string[] = ['onTerrain', 'onUnit'];

const asPlan = (unit: string, models: readonly Spot[]): Plan =>
  models.map((m, i) => ({ mover: pieceName(unit, i), legs: [{ leg: 'to', x: m.x, y: m.y }] }));

/** The plan in which all models go the same way. */
function together(look: Look, unit: string, { dx, dy, via = [] }: Step): Plan {
  return modelsOf(look.state.units[unit]!)!.map((m, i) => ({
    mover: pieceName(unit, i),
    legs: [...via, { x: dx, y: dy }].map((p) => ({ leg: 'to', x: m.x + p.x, y: m.y + p.y })),
  }));
}

/** The same if it is legal. */
function alike(look: Look, r: Request, step: Step): Plan | null {
  const plan = together(look, argsOf(r).unit, step);
  return check(look, r, plan) === null ? plan : null;
}

/** Where the unit likes to go, the best first. */
function liked(look: Look, r: Request): readonly Step[] {
  const { unit, allowance, why, jump } = argsOf(r);
  const artillery = look.state.units[unit]!.type === 'artillery';
  return stepsFor(look, unit, {
    allowance,
    fires: why === 'advance' || why === 'arrive',
    stopped: jump ? null : artillery ? 'all' : gaitOf(argsOf(r)).noObstacles ? 'obstacles' : 'blocking',
    isLegal: (step) => alike(look, r, step) !== null,
  });
}

/** A few tries to go somewhere together; with none of them legal the unit stays. */
function sample(look: Look, r: Request, rng: Rng): Plan | null {
  const { allowance, why, unit } = argsOf(r);
  const u = look.state.units[unit]!;
  if (u.frozen) return null;
  const goal = rng.int(0, 2) > 0 ? nearestFoe(look, unit) : null;
  const from = middleOf(modelsOf(u)!);
  for (let i = 0; i < 3; i++) {
    const angle = goal === null ? rng.int(0, 3599) : directionTo(from, goal) + rng.int(-450, 450) * i;
    const plan = alike(look, r, stepIn(angle, rng.int(Math.floor(allowance / (2 + 2 * i)), allowance)));
    if (plan !== null) return plan;
  }
  return why === 'fallBack' ? witness(look, r) : [];
}

function nearestFoe(look: Look, unit: string): Point | null {
  const u = look.state.units[unit]!;
  const from = middleOf(modelsOf(u)!);
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const s of tableTop(look).units) {
    if (s.unit.type === 'flyer' || !areFoes(look.state, u, s.unit)) continue;
    const at = s.bodies[0]!.centre;
    const d = (at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y);
    if (d >= least) continue;
    least = d;
    best = at;
  }
  return best;
}

/** Staying is always allowed, except for a unit that must fall back. */
function witness(look: Look, r: Request): Plan | null {
  const a = argsOf(r);
  return a.why === 'fallBack' ? (fallBackPlan(look, r) ?? leastPlan(look, r)) : [];
}

/** Whether a legal fall back within the die was found; if not, the unit is moved the least distance that gives it a place (WP-G-20). */
const canFallBack = (look: Look, r: Request): boolean => fallBackPlan(look, r) !== null;

/** WP-REGROUP-03, WP-G-20: away from the nearest enemy, all alike, or each model straight away from what it touches. */
function fallBackPlan(look: Look, r: Request): Plan | null {
  const { unit, allowance, jump } = argsOf(r);
  return look.memo('fallBack', `${unit} ${allowance} ${jump}`, () => seekFallBack(look, r));
}

function seekFallBack(look: Look, r: Request): Plan | null {
  const a = argsOf(r);
  const u = look.state.units[a.unit]!;
  const models = modelsOf(u)!;
  const foe = nearestFoe(look, a.unit);
  const from = middleOf(models);
  const away = foe === null ? 0 : directionTo(foe, from);
  const judge = (plan: Plan): Plan | null => (checkFallBack(look, r, plan) === null ? plan : null);
  for (const far of [a.allowance, inches(1)].filter((d) => d <= a.allowance))
    for (const angle of fanFrom(away)) {
      const { dx, dy } = stepIn(angle, far);
      const plan = judge(asPlan(a.unit, shiftedModels(models, dx, dy)));
      if (plan !== null) return plan;
    }
  return null;
}

/** The check without the question whether anything legal exists at all. */
function checkFallBack(look: Look, r: Request, plan: Plan): Refusal | null {
  const a = argsOf(r);
  const as = { ...r, args: { ...a, why: 'regroup' } } as Request;
  return check(look, as, plan);
}

/** WP-G-20: nothing legal within the die: the least shift, whatever is in the way. */
const leastPlan = (look: Look, r: Request): Plan | null =>
  look.memo('leastFallBack', argsOf(r).unit, () => seekLeast(look, r));

function seekLeast(look: Look, r: Request): Plan | null {
  const a = argsOf(r);
  const u = look.state.units[a.unit]!;
  const models = modelsOf(u)!;
  const foe = nearestFoe(look, a.unit);
  const away = foe === null ? 0 : directionTo(foe, middleOf(models));
  for (let far = inches(0.5); far <= inches(48); far += inches(0.5))
    for (const angle of fanFrom(away)) {
      const { dx, dy } = stepIn(angle, far);
      const ends = shiftedModels(models, dx, dy);
      if (refuseStand(look, a.unit, bodiesAt(u, ends)) === null) return asPlan(a.unit, ends);
    }
  return null;
}

/** For searching bots: the whole unit to where it likes to be. */
function candidates(look: Look, r: Request, rng: Rng): Plan[] {
  const { unit } = argsOf(r);
  const result = liked(look, r).map((step) => together(look, unit, step));
  const any = sample(look, r, rng);
  return any === null ? result : [...result, any];
}

/** To the first of the places it likes that it may go to. */
function likely(look: Look, r: Request): Plan | null {
  const { unit, why } = argsOf(r);
  if (look.state.units[unit]!.frozen || why === 'fallBack') return null;
  for (const step of liked(look, r)) {
    const plan = alike(look, r, step);
    if (plan !== null) return plan;
  }
  return null;
}

/** False if a unit that must fall back finds no place at all: then it stays. */
export const findsPlace = (look: Look, r: Request): boolean => witness(look, r) !== null;

/** The request for the ways of a unit's models. */
export const walkRequest = request<Plan>({ check, sample, witness, candidates, likely });
