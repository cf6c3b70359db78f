import type { Leg, Plan, Refusal, Rng } from '@walstatt/engine';
import { distanceSquared, gapAtMost, type Point, rotate } from '@walstatt/geometry';
import { type Asked, type L, request } from '../kit.ts';
import { field } from '../rules/field.ts';
import { FLIGHT } from '../rules/legs.ts';
import { followPlan } from '../rules/plan.ts';
import { shiftAll } from '../rules/shift.ts';
import { inch, isThere, type Standing, terrainBody } from '../rules/space.ts';

/** A way that is asked for. */
export type Planned = Asked<'planMove' | 'planCharge' | 'planWithdrawal'>;

export const moversOf = (look: L, r: Planned): Standing[] => field(look).all.filter((m) => r.movers.includes(m.model));

const refusePlan = (look: L, r: Planned, plan: Plan): Refusal | null => followPlan(look, r.args, plan).refusal;

/** SK-MOVE-01: a move. Staying is always legal. */
export const planMove = request('planMove', {
  check: refusePlan,
  sample: (look, r, rng) => {
    const plan = randomPlan(look, r, rng);
    return plan !== null && refusePlan(look, r, plan) === null ? plan : [];
  },
  witness: () => [],
  candidates: (look, r, rng, limit) => goodPlans(look, r, rng).slice(0, 2 * limit),
});

function randomPlan(look: L, r: Planned, rng: Rng): Plan | null {
  const movers = moversOf(look, r);
  const first = movers[0];
  if (first === undefined) return null;
  const { allowance } = r.args;
  switch (look.state.units[first.unit]!.type) {
    case 'vehicle':
      return [{ mover: first.model, legs: driveLegs(rng.int(-6, 6) * 150, rng.int(-2, 8) * (allowance / 10)) }];
    case 'skimmer': {
      const plan = randomShift(movers, allowance, rng);
      return rng.int(0, 2) > 0 ? plan : plan.map((p) => ({ ...p, legs: [flip(first), ...p.legs] }));
    }
    case 'infantry':
      return (rng.int(0, 3) === 0 ? climbPlan(look, movers) : null) ?? randomShift(movers, allowance, rng);
  }
}

/** Stays a tick below the full way: both coordinates are rounded. */
const shiftBy = (movers: readonly Standing[], distance: number, angle: number): Plan => {
  const { x, y } = rotate({ x: Math.max(0, Math.floor(distance) - 1), y: 0 }, angle);
  return shiftAll(movers, x, y);
};

const randomShift = (movers: readonly Standing[], allowance: number, rng: Rng): Plan =>
  shiftBy(movers, (allowance * rng.int(2, 8)) / 8, rng.int(0, 71) * 50);

/** Turning a hull makes its corners travel as well; a turn of 90 degrees leaves about two thirds of the way. */
function driveLegs(turn: number, ahead: number): Leg[] {
  const legs: Leg[] = [];
  if (turn !== 0) legs.push({ leg: 'turn', by: turn });
  legs.push({ leg: 'drive', by: Math.floor(ahead) });
  return legs;
}

/** SK-FLY-01: all go to the other level. */
const flip = (first: Standing): Leg => ({ leg: 'altitude', z: first.bottom > 0 ? 0 : FLIGHT });

/** SK-GROUND-03: the first model beside a tower climbs to the middle of its floor. */
function climbPlan(look: L, movers: readonly Standing[]): Plan | null {
  const { terrain } = look.state;
  for (const id in terrain) {
    const t = terrain[id]!;
    if (t.kind !== 'tower' || !isThere(t) || t.shape.kind !== 'hull') continue;
    const body = terrainBody(t);
    const climber = movers.find((m) => m.bottom === 0 && gapAtMost(m.body, body, inch(1)));
    if (climber === undefined) continue;
    const { points } = t.shape;
    const x = Math.round(points.reduce((sum, p) => sum + p.x, 0) / points.length);
    const y = Math.round(points.reduce((sum, p) => sum + p.y, 0) / points.length);
    return [{ mover: climber.model, legs: [{ leg: 'climb', x, y }] }];
  }
  return null;
}

/** Ways worth trying: straight to the objective, up a tower, then whole and half ways all around. */
function goodPlans(look: L, r: Planned, rng: Rng): Plan[] {
  const movers = moversOf(look, r);
  const first = movers[0];
  if (first === undefined) return [];
  const { allowance } = r.args;
  const isVehicle = look.state.units[first.unit]!.type === 'vehicle';
  const climb = climbPlan(look, movers);
  const plans: Plan[] = climb === null ? [] : [climb];
  if (!isVehicle) for (const share of [1, 0.6]) plans.push(towards(movers, look.state.objective, allowance * share));
  const start = rng.int(0, 11);
  for (let i = 0; i < 12; i++) {
    const angle = ((start + 5 * i) % 12) * 300;
    if (isVehicle) {
      const turn = angle > 1800 ? angle - 3600 : angle;
      plans.push([{ mover: first.model, legs: driveLegs(turn, allowance * (Math.abs(turn) > 900 ? 0.2 : 0.5)) }]);
    } else plans.push(shiftBy(movers, i % 3 === 2 ? allowance / 2 : allowance, angle));
  }
  return plans;
}

/** All movers shifted alike, so that the first one goes straight towards a spot. */
function towards(movers: readonly Standing[], to: Point, most: number): Plan {
  const from = movers[0]!.body.centre;
  const away = Math.sqrt(distanceSquared(from, to));
  const share = away === 0 ? 0 : Math.min(1, (most - 2) / away);
  return shiftAll(movers, Math.trunc((to.x - from.x) * share), Math.trunc((to.y - from.y) * share));
}
