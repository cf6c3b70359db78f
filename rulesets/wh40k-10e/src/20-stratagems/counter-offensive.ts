import { enemiesOf, hasEffect } from '@walstatt/engine';
import { unitsOf } from '../01-units/units.ts';
import { engagedBy } from '../03-engagement/engagement.ts';
import { type L, trigger, windowOf } from '../kit.ts';
import { canBeTarget, costOf } from './use.ts';

type Fought = { readonly seat: string; readonly unit: string };

/** Right after a unit has fought. */
export const unitFought = windowOf({
  name: 'unitFought',
  rule: 'WH-STRAT-11',
  seats: (look, { seat }: Fought) => enemiesOf(look.state, seat),
  args: (_, { unit }: Fought) => ({ unit }),
  order: 'each',
  gathers: true,
});

/** WH-STRAT-12: within engagement range of an enemy, and not selected to fight in this phase. */
const candidates = (look: L, seat: string): string[] =>
  unitsOf(look.state, seat).filter(
    (unit) =>
      !hasEffect(look.state, unit, 'fought') && canBeTarget(look.state, unit) && engagedBy(look, unit).length > 0,
  );

/** WH-STRAT-11, WH-STRAT-13: the unit fights next. */
export const counterOffensive = trigger({
  id: 'counterOffensive',
  rule: 'WH-STRAT-11',
  window: 'unitFought',
  offers: (look, _: Fought, seat) => candidates(look, seat).map((id) => ({ id })),
  cost: costOf('counterOffensive'),
  starts: (_look, _subject: Fought, unit, seat) => ({ activity: 'fight', context: { seat, unit } }),
});
