import { faultsOf, type Plan, type Rng } from '@walstatt/engine';
import { distanceSquared, rotate } from '@walstatt/geometry';
import { type Asked, type L, request } from '../kit.ts';
import { bodiesOf } from '../rules/field.ts';
import { contactsAfter, followPlan } from '../rules/plan.ts';
import { bestCharge, bestWithdrawal, leaderLeft, shiftAll } from '../rules/ways.ts';

/** A way that a request asks for. */
export type Planned = Asked<'planMove' | 'planCharge' | 'planWithdrawal'>;

/** SK-MOVE-01: a move. Staying is always legal. */
export const planMove = request('planMove', {
  check: (look, r, plan, all) =>
    faultsOf(all, (faults) => {
      followPlan(look, r.args, plan, faults);
    }),
  sample(look, r, rng) {
    const plan = shiftBy(look, r, (r.args.allowance * rng.int(2, 8)) / 8, rng.int(0, 71) * 50);
    return followPlan(look, r.args, plan).refusal === null ? plan : [];
  },
  witness: () => [],
  candidates: (look, r, rng, limit) => goodPlans(look, r, rng).slice(0, 2 * limit),
});

/** Stays a tick below the full way, because both coordinates are rounded. */
const shiftBy = (look: L, r: Planned, distance: number, angle: number): Plan =>
  shiftAll(look, r.args.unit, r.movers, rotate({ x: Math.max(0, Math.floor(distance) - 1), y: 0 }, angle));

/** Ways worth trying: straight to the objective, then whole and half ways in all directions. */
function goodPlans(look: L, r: Planned, rng: Rng): Plan[] {
  const { allowance } = r.args;
  const plans = [1, 0.6].map((share) => towardsObjective(look, r, allowance * share));
  const start = rng.int(0, 11);
  for (let i = 0; i < 12; i++)
    plans.push(shiftBy(look, r, i % 3 === 2 ? allowance / 2 : allowance, ((start + 5 * i) % 12) * 300));
  return plans;
}

function towardsObjective(look: L, r: Planned, most: number): Plan {
  const from = bodiesOf(look, r.args.unit)[0]!.centre;
  const to = look.state.objective;
  const away = Math.sqrt(distanceSquared(from, to));
  const share = away === 0 ? 0 : Math.min(1, (most - 2) / away);
  const step = { x: Math.trunc((to.x - from.x) * share), y: Math.trunc((to.y - from.y) * share) };
  return shiftAll(look, r.args.unit, r.movers, step);
}

/** SK-CHARGE-03: at least as many models in contact as are known to be possible. A better plan is welcome. */
export const planCharge = request('planCharge', {
  check: (look, r, plan, all) =>
    faultsOf(all, (faults) => {
      const { bodies, refusal } = followPlan(look, r.args, plan, faults);
      if ((refusal !== null && !all) || (plan.length === 0 && r.args.best === 0)) return;
      const measured = contactsAfter(look, bodies, r.args.target!);
      const limit = Math.max(1, r.args.best);
      if (measured < limit)
        faults.add({ code: 'fewerInContact', rule: 'SK-CHARGE-03', measured, limit, unit: 'count' });
    }),
  witness: (look, r) => bestCharge(look, r.args, r.movers).plan,
  sample: (look, r) => bestCharge(look, r.args, r.movers).plan,
});

/** SK-MORALE-03: the leader must get at least as near to the edge as it is known to be able to. */
export const planWithdrawal = request('planWithdrawal', {
  check: (look, r, plan, all) =>
    faultsOf(all, (faults) => {
      const { refusal } = followPlan(look, r.args, plan, faults);
      if (refusal !== null) return;
      const measured = leaderLeft(look, r.args, plan);
      const limit = r.args.best;
      if (measured > limit)
        faults.add({ code: 'notNearEnough', rule: 'SK-MORALE-03', measured, limit, unit: 'length' });
    }),
  witness: (look, r) => bestWithdrawal(look, r.args, r.movers).plan,
  sample: (look, r) => bestWithdrawal(look, r.args, r.movers).plan,
});
