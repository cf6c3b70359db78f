import { tactic } from '../kit.ts';
import { bestFollowUps } from './best-follow-up.ts';
import { planFollowUp } from './follow.ts';

export const followUpTactic = tactic('followUp', {
  sample: (look, r, rng) => planFollowUp(look, r.movers, rng),
  likely: (look, r) => planFollowUp(look, r.movers, null),
  candidates(look, r, rng, limit) {
    const plans = [bestFollowUps(look, r.movers, r.args.last, null), planFollowUp(look, r.movers, null)];
    // Does the enemy already stand as in the next round?
    if (!r.args.last) plans.push(bestFollowUps(look, r.movers, true, null));
    while (plans.length < limit) plans.push(bestFollowUps(look, r.movers, r.args.last, rng));
    return plans;
  },
});
