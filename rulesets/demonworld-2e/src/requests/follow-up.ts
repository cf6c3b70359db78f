import type { Plan } from '@walstatt/engine';
import { request } from '../kit.ts';
import { followUp as followedUp } from '../rules/melee/follow-up.ts';
import { planFollowUp } from '../tactics/follow.ts';

/** DW-VI-33: staying is the default. */
export const followUp = request<Plan>({
  check(look, _r, plan) {
    const result = followedUp(look, plan);
    return 'refusal' in result ? result.refusal : null;
  },
  witness: () => [],
  sample: (look, r, rng) => (r.kind === 'path' ? planFollowUp(look, r.movers, rng) : null),
  candidates: (look, r) => (r.kind === 'path' ? [planFollowUp(look, r.movers, null)] : []),
});
