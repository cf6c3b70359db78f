import { enemiesOf } from '@walstatt/engine';
import { isOnBattlefield } from '../01-units/units.ts';
import { windowOf } from '../kit.ts';
import { activeSeatOf } from './use.ts';

export type Charged = { readonly seat: string; readonly unit: string };

/** Right after a charge move. WH-G-72, WH-SEQ-01: first the player whose turn it is. */
export const chargeEnds = windowOf({
  name: 'chargeEnds',
  rule: 'WH-SEQ-01',
  seats({ state }, { seat }: Charged) {
    const active = activeSeatOf(state) ?? seat;
    return [active, ...enemiesOf(state, active)];
  },
  args: (_, { unit }: Charged) => ({ unit }),
  order: 'each',
  openWhile: ({ state }, { unit }: Charged) => isOnBattlefield(state, unit),
});
