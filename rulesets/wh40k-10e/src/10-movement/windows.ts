import { enemiesOf } from '@walstatt/engine';
import { isOnBattlefield } from '../01-units/units.ts';
import { windowOf } from '../kit.ts';

type Mover = { readonly seat: string; readonly unit: string };

/** WH-G-67, WH-G-91: moments at which the opponent may react. All are about a unit that is on the battlefield. */
const reaction = (name: string) =>
  windowOf({
    name,
    rule: 'WH-G-67',
    seats: (look, { seat }: Mover) => enemiesOf(look.state, seat),
    order: 'each',
    openWhile: ({ state }, { unit }: Mover) => isOnBattlefield(state, unit),
  });

export const moveBegins = reaction('moveBegins');
export const moveEnds = reaction('moveEnds');

export const movementEnds = windowOf({
  name: 'movementEnds',
  rule: 'WH-SEQ-01',
  seats: (look, { seat }: Pick<Mover, 'seat'>) => enemiesOf(look.state, seat),
  order: 'each',
});
