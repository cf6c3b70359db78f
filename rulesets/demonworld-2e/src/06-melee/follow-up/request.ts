import { faultsOf } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { followUp as followedUp } from './judge.ts';

/** DW-VI-33: staying is the default. */
export const followUp = request('followUp', {
  check: (look, _r, plan, all) =>
    faultsOf(all, (faults) => {
      followedUp(look, plan, faults);
    }),
  witness: () => [],
});
