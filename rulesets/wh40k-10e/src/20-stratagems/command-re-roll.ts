import { type Roll, type RolledPool, rollAgain } from '@walstatt/engine';
import { wholeOf } from '../01-units/units.ts';
import { type L, trigger } from '../kit.ts';
import { canBeTarget, costOf, mayUse } from './use.ts';

/** WH-STRAT-08: the rolls that can be re-rolled. WH-STRAT-10: no others. */
const PURPOSES: ReadonlySet<string> = new Set([
  'hit',
  'wound',
  'damage',
  'save',
  'advance',
  'charge',
  'desperateEscape',
  'hazardous',
  'attacks',
]);

/** WH-G-10: not for a battle-shocked unit. */
function concerns({ state }: L, { by, purpose, about }: Roll): boolean {
  if (by === null || about === null || !PURPOSES.has(purpose) || !mayUse(state, by, 'commandReroll')) return false;
  const unit = state.units[about] === undefined ? state.models[about]?.unit : about;
  return unit !== undefined && canBeTarget(state, wholeOf(state, unit));
}

/**
 * WH-STRAT-09, WH-REROLL-02: the roll is made again, all dice of a sum together. WH-G-63: of several dice rolled at once, one. The
 * options are the classes that its die can have fallen into. WH-REROLL-03: no die is re-rolled twice.
 */
export const commandReroll = trigger({
  id: 'commandReroll',
  rule: 'WH-STRAT-08',
  window: 'afterRoll',
  concerns: (look, { roll }: { roll: Roll }) => concerns(look, roll),
  offers: (look, { roll, fresh }: RolledPool, seat) =>
    roll.by === seat && concerns(look, roll)
      ? roll.classes.names.flatMap((name, i) => (fresh[i]! > 0 ? [{ id: String(name) }] : []))
      : [],
  cost: costOf('commandReroll'),
  *run(g, pool: RolledPool, option, seat) {
    const at = pool.roll.classes.names.findIndex((name) => String(name) === option);
    yield* rollAgain(
      g,
      pool,
      pool.fresh.map((_, i) => (i === at ? 1 : 0)),
      seat,
      'WH-STRAT-09',
    );
  },
});
