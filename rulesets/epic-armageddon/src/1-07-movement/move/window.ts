import { isOnTheGround, opponentsOf } from '../../1-02-formations/formations.ts';
import type { Contexts } from '../../generated/state.ts';
import { windowOf } from '../../kit.ts';

type C = Contexts['move'];

/**
 * EA-1.10-03, EA-1.10-04: a formation has completed a single move, or units of it have got out, and it has not gone on
 * yet. Withdrawals are watched as well (EA-1.13.3-08).
 */
export const formationMoved = windowOf({
  name: 'formationMoved',
  rule: 'EA-1.10-03',
  seats: ({ state }, { formation }: C) => opponentsOf(state, formation),
  args: (_, { formation }: C) => ({ formation }),
  order: 'each',
  openWhile: ({ state }, { formation }: C) => isOnTheGround(state, formation),
});
