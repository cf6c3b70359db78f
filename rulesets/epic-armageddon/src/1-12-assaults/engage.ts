import { isOnTheGround } from '../1-02-formations/formations.ts';
import type { Action } from '../1-06-action-phase/action-of.ts';
import { targetsOf } from './target.ts';

/** EA-1.12-01, EA-1.12-02: the only way to an assault. Without enemies on the ground there is nobody to engage. */
export const engage: Action = {
  rule: 'EA-1.12-01',
  suits: (look, formation) => isOnTheGround(look.state, formation),
  barred: (look, formation) => (targetsOf(look, formation).length > 0 ? null : 'EA-1.12.2-01'),
  starts: (_, { seat, formations }) => ({
    activity: 'assault',
    context: {
      seat,
      formations: [...formations],
      attackers: [...formations],
      defenders: [],
      wasBroken: [],
      next: 0,
      contacted: [],
      round: 1,
      when: 'firstStrike',
      involved: [],
      ranks: [],
      supporters: [],
      batches: [],
      dealt: [],
      losses: [],
      winner: null,
    },
  }),
};
