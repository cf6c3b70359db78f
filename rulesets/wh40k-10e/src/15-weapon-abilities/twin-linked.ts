import type { Roll, RolledPool } from '@walstatt/engine';
import { rollAgain } from '@walstatt/engine';
import { type L, trigger } from '../kit.ts';
import { hasAbility } from './ability.ts';

/** Is this the wound roll of a weapon that is twin-linked? */
function concerns({ state }: L, { rule }: Roll): boolean {
  const top = state.agenda.at(-1);
  if (rule !== 'WH-ATT-07' || top?.do !== 'attacks' || top.c.gun === null) return false;
  return hasAbility(state.weapons[top.c.gun.weapon]!, 'twinLinked');
}

/** WH-WEAP-20: a wound roll may be re-rolled, WH-REROLL-03: once. */
export const twinLinked = trigger({
  id: 'twinLinked',
  rule: 'WH-WEAP-20',
  window: 'afterRoll',
  inBattle: ({ state }) => Object.values(state.weapons).some((w) => hasAbility(w, 'twinLinked')),
  concerns: (look, { roll }: { roll: Roll }) => concerns(look, roll),
  offers: (look, pool: RolledPool) =>
    concerns(look, pool.roll) && pool.again.every((n) => n === 0) ? [{ id: 'wound' }] : [],
  *run(g, pool: RolledPool, _option, seat) {
    yield* rollAgain(g, pool, [...pool.fresh], seat, 'WH-WEAP-20');
  },
});
