import type { Plan, Request } from '@walstatt/engine';
import { request } from '../kit.ts';
import { followUp as followedUp } from '../rules/melee/follow-up.ts';
import { bestFollowUps } from '../tactics/best-follow-up.ts';
import { planFollowUp } from '../tactics/follow.ts';

/** DW-VI-39: does the enemy stand as he will in the next round? */
const isLast = (r: Request): boolean => (r.args as { last: boolean }).last;

/** DW-VI-33: staying is the default. */
export const followUp = request<Plan>({
  check(look, _r, plan) {
    const result = followedUp(look, plan);
    return 'refusal' in result ? result.refusal : null;
  },
  witness: () => [],
  sample: (look, r, rng) => (r.kind === 'path' ? planFollowUp(look, r.movers, rng) : null),
  likely: (look, r) => (r.kind === 'path' ? planFollowUp(look, r.movers, null) : null),
  candidates(look, r, rng, limit) {
    if (r.kind !== 'path') return [];
    const plans = [bestFollowUps(look, r.movers, isLast(r), null), planFollowUp(look, r.movers, null)];
    if (!isLast(r)) plans.push(bestFollowUps(look, r.movers, true, null));
    while (plans.length < limit) plans.push(bestFollowUps(look, r.movers, isLast(r), rng));
    return plans;
  },
});
