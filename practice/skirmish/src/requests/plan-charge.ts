import type { Plan, Request } from '@walstatt/engine';
import { type L, request } from '../kit.ts';
import { chargePlan } from '../rules/charge-plan.ts';
import { contacts, followPlan, type Move } from '../rules/plan.ts';
import type { Standing } from '../rules/space.ts';
import { refusal } from '../rules/way.ts';
import { moveOf, moversOf } from './plan-move.ts';

/** The best charge found, and how many models it brings into contact, those already there included. */
export function bestCharge(
  look: L,
  move: Move,
  movers: readonly Standing[],
): { readonly plan: Plan | null; readonly contacts: number } {
  const key = `${move.unit} ${move.target} ${move.allowance} ${movers.map((m) => m.model).join()}`;
  return look.memo('charge', key, () => {
    const plan = chargePlan(look, move, movers);
    return { plan, contacts: contacts(followPlan(look, move, plan ?? []).models, move.unit, move.target!) };
  });
}

const bestOf = (r: Request): number => (r.args as { best: number }).best;

/** SK-CHARGE-03: at least as many models in contact as are known to be possible; a better plan is welcome. */
export const planCharge = request<Plan>({
  check: (look, r, plan) => {
    const move = moveOf(r);
    const { refusal: wrong, models } = followPlan(look, move, plan);
    if (wrong !== null || (plan.length === 0 && bestOf(r) === 0)) return wrong;
    const reached = contacts(models, move.unit, move.target!);
    const limit = Math.max(1, bestOf(r));
    if (reached >= limit) return null;
    return refusal('fewerInContact', 'SK-CHARGE-03', { measured: reached, limit, unit: 'count' });
  },
  witness: (look, r) => bestCharge(look, moveOf(r), moversOf(look, r)).plan,
  sample: (look, r) => bestCharge(look, moveOf(r), moversOf(look, r)).plan,
});
