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

/** What can be rolled again: so many of the classes of a wound roll, from the worst on. */
const CLASSES: Readonly<Record<string, number>> = { failed: 1, ordinary: 2, all: 3 };

/** WH-WEAP-20: wound rolls may be re-rolled, WH-REROLL-03: each once. Of dice rolled together, those worth it. */
export const twinLinked = trigger({
  id: 'twinLinked',
  rule: 'WH-WEAP-20',
  window: 'afterRoll',
  inBattle: ({ state }) => Object.values(state.weapons).some((w) => hasAbility(w, 'twinLinked')),
  concerns: (look, { roll }: { roll: Roll }) => concerns(look, roll),
  offers(look, { roll, fresh, again }: RolledPool) {
    if (!concerns(look, roll) || again.some((n) => n > 0)) return [];
    return Object.keys(CLASSES).flatMap((id) => (fresh[CLASSES[id]! - 1]! > 0 ? [{ id }] : []));
  },
  *run(g, pool: RolledPool, option, seat) {
    const classes = CLASSES[option]!;
    yield* rollAgain(
      g,
      pool,
      pool.fresh.map((n, i) => (i < classes ? n : 0)),
      seat,
      'WH-WEAP-20',
    );
  },
});
