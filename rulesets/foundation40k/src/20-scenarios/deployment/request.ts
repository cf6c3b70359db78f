import type { Placed, Request } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { judgePlacing, type Placing, placedOf } from './judge-placing.ts';
import { findRoom } from './room.ts';

export const placingArgs = (r: Request): Placing => r.args as Placing;

/** FD-GAP-03, FD-GAP-90, FD-GAP-92: a whole unit placed along an edge, to deploy, from reserve or over a flank. */
export const deployRequest = request<readonly Placed[]>({
  check(look, r, answer) {
    for (const { pose } of answer) {
      const { x, y, facing = 0 } = pose as { x?: number; y?: number; facing?: number };
      if (x === undefined || y === undefined || facing < 0 || facing >= 3600)
        return { code: 'malformed', rule: r.rule, args: { kind: 'place', wanted: 'x, y and facing' } };
    }
    return judgePlacing(look, placingArgs(r), placedOf(answer));
  },

  witness: (look, r) => findRoom(look, placingArgs(r)),
});
