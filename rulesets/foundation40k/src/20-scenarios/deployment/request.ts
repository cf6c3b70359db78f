import { faultsOf } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { judge, placedOf } from './judge-placing.ts';
import { findRoom } from './room.ts';

/**
 * FD-GAP-03, FD-GAP-90, FD-GAP-92: a whole unit placed along an edge, whether it deploys, comes from reserve or attacks
 * a flank.
 */
export const deployRequest = request('deploy', {
  check(look, r, answer, all) {
    for (const { pose } of answer) {
      const { x, y, facing = 0 } = pose;
      if (x === undefined || y === undefined || facing < 0 || facing >= 3600)
        return { code: 'malformed', rule: r.rule, args: { kind: 'place', wanted: 'x, y and facing' } };
    }
    return faultsOf(all, (faults) => judge(look, r.args, placedOf(answer), faults));
  },

  witness: (look, r) => findRoom(look, r.args),
});
