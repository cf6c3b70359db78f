import type { Plan } from '@walstatt/engine';
import { type L, request } from '../kit.ts';
import { chargePlan } from '../rules/charge-plan.ts';
import { contacts, followPlan, type Move } from '../rules/plan.ts';
import type { Standing } from '../rules/space.ts';
import { refusal } from '../rules/way.ts';
import { moversOf } from './plan-move.ts';

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

/** SK-CHARGE-03: at least as many models in contact as are known to be possible; a better plan is welcome. */
export const planCharge = request('planCharge', {
  check: (look, r, plan) => {
    const { args: move } = r;
    const { refusal: wrong, models } = followPlan(look, move, plan);
    if (wrong !== null || (plan.length === 0 && r.args.best === 0)) return wrong;
    const reached = contacts(models, move.unit, move.target!);
    const limit = Math.max(1, r.args.best);
    if (reached >= limit) return null;
    return refusal('fewerInContact', 'SK-CHARGE-03', { measured: reached, limit, unit: 'count' });
  },
  witness: (look, r) => bestCharge(look, r.args, moversOf(look, r)).plan,
  sample: (look, r) => bestCharge(look, r.args, moversOf(look, r)).plan,
});
