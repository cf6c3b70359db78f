import { faultsOf } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { bestFollowUps } from '../../tactics/best-follow-up.ts';
import { planFollowUp } from '../../tactics/follow.ts';
import { followUp as followedUp } from './judge.ts';

/** DW-VI-39: does the enemy already stand as in the next round? */
/** DW-VI-33: staying is the default. */
export const followUp = request('followUp', {
  check: (look, _r, plan, all) =>
    faultsOf(all, (faults) => {
      followedUp(look, plan, faults);
    }),
  witness: () => [],
  sample: (look, r, rng) => planFollowUp(look, r.movers, rng),
  likely: (look, r) => planFollowUp(look, r.movers, null),
  candidates(look, r, rng, limit) {
    const plans = [bestFollowUps(look, r.movers, r.args.last, null), planFollowUp(look, r.movers, null)];
    if (!r.args.last) plans.push(bestFollowUps(look, r.movers, true, null));
    while (plans.length < limit) plans.push(bestFollowUps(look, r.movers, r.args.last, rng));
    return plans;
  },
});
