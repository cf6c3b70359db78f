import { enemiesOf, type RuleId } from '@walstatt/engine';
import { isOnBattlefield } from '../01-units/units.ts';
import { windowOf } from '../kit.ts';

type Mover = { readonly seat: string; readonly unit: string };

/** WH-G-67, WH-G-91: moments at which the opponent may react. All are about a unit that is on the battlefield. */
const reaction = (name: string, rule: RuleId) =>
  windowOf({
    name,
    rule,
    seats: (look, { seat }: Mover) => enemiesOf(look.state, seat),
    args: ({ state }, { unit }: Mover) => ({ unit, charges: state.agenda.some((f) => f.do === 'charge') }),
    order: 'each',
    openWhile: ({ state }, { unit }: Mover) => isOnBattlefield(state, unit),
  });

export const moveBegins = reaction('moveBegins', 'WH-G-67');
export const moveEnds = reaction('moveEnds', 'WH-G-67');

/** After reinforcements have arrived, and after a unit has disembarked in the movement phase. */
export const afterSetUp = reaction('afterSetUp', 'WH-G-91');

export const movementEnds = windowOf({
  name: 'movementEnds',
  rule: 'WH-SEQ-01',
  seats: (look, { seat }: Pick<Mover, 'seat'>) => enemiesOf(look.state, seat),
  order: 'each',
});
