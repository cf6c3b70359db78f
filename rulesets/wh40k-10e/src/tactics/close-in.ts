import { planOf } from '../10-movement/ways.ts';
import { consolidationWays, markerWays, pileInWays } from '../17-fight/close-in/request.ts';
import { tactic } from '../kit.ts';

/** Units that can get at the enemy in a fight do; when they consolidate, the nearest marker is their second aim. */
export const closeIn = {
  pileIn: tactic('pileIn', { likely: (look, { args: { unit } }) => planOf(pileInWays(look, unit) ?? []) }),
  consolidate: tactic('consolidate', {
    likely: (look, { args: { unit } }) => planOf(consolidationWays(look, unit) ?? markerWays(look, unit) ?? []),
  }),
};
