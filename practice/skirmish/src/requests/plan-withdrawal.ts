import type { Plan } from '@walstatt/engine';
import { type L, request } from '../kit.ts';
import { fromOwnEdge } from '../rules/edges.ts';
import { followPlan, type Move } from '../rules/plan.ts';
import type { Standing } from '../rules/space.ts';
import { leaderOf } from '../rules/units.ts';
import { refusal } from '../rules/way.ts';
import { withdrawalPlan } from '../rules/withdrawal-plan.ts';
import { moversOf } from './plan-move.ts';

/** The best withdrawal found, and how far from the edge it leaves the leader. */
export function bestWithdrawal(
  look: L,
  move: Move,
  movers: readonly Standing[],
): { readonly plan: Plan | null; readonly left: number } {
  return look.memo('withdrawal', `${move.unit} ${movers.map((m) => m.model).join()}`, () => {
    const plan = withdrawalPlan(look, move, movers);
    return { plan, left: leaderLeft(look, move, plan ?? []) };
  });
}

/** How far the leader is from its own edge after a plan. */
function leaderLeft(look: L, move: Move, plan: Plan): number {
  const leader = leaderOf(look.state, move.unit);
  const at = followPlan(look, move, plan).models.find((m) => m.model === leader);
  return at === undefined ? 0 : fromOwnEdge(look.state, move.unit, at.body.centre);
}

/** SK-MORALE-03: the leader comes at least as near to the edge as it is known to be able to. */
export const planWithdrawal = request('planWithdrawal', {
  check: (look, r, plan) => {
    const move = r.args;
    const { refusal: wrong } = followPlan(look, move, plan);
    if (wrong !== null) return wrong;
    const left = leaderLeft(look, move, plan);
    if (left <= r.args.best) return null;
    return refusal('notNearEnough', 'SK-MORALE-03', { measured: left, limit: r.args.best, unit: 'length' });
  },
  witness: (look, r) => bestWithdrawal(look, r.args, moversOf(look, r)).plan,
  sample: (look, r) => bestWithdrawal(look, r.args, moversOf(look, r)).plan,
});
