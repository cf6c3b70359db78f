import { faultsOf } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { follow } from './follow.ts';
import { leaving, refuseStayingInZone } from './leave.ts';

export const requests = {
  /** EA-1.7-01, EA-1.7-03: nobody is forced to move. EA-1.7.3-07: but units that must leave a zone of control do. */
  move: request('move', {
    check: (look, r, plan, all) =>
      faultsOf(all, (faults) => {
        const moved = follow(look, r.args, plan, faults);
        if (!('refusal' in moved)) faults.add(refuseStayingInZone(look, r, plan, moved));
      }),
    witness: (look, r) => leaving(look, r),
  }),
};
