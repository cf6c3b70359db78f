import { faultsOf } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { follow } from './follow.ts';

export const requests = {
  /** EA-1.7-01, EA-1.7-03: nobody is forced to move. */
  move: request('move', {
    check: (look, { args }, plan, all) =>
      faultsOf(all, (faults) => {
        follow(look, args, plan, faults);
      }),
    witness: () => [],
  }),
};
