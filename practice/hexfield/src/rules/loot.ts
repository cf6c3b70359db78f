import { classesOf, type Met, type Rule, rollPool } from '@walstatt/engine';
import type { LootId, UnitsId } from '../generated/state.ts';
import type { G } from '../kit.ts';

/** HX-LOOT-01: nobody knows what is there, so it is drawn from what is left. HX-LOOT-02: a trap strikes the finder. */
export function* findLoot(g: G, unit: UnitsId, loot: LootId): Rule<Met> {
  const { gold, trap, empty } = g.state.chests;
  const total = gold + trap + empty;
  const classes = classesOf(['trap', 'empty', 'gold'], 1, total, (n) =>
    n <= trap ? 'trap' : n <= trap + empty ? 'empty' : 'gold',
  );
  const by = g.state.units[unit]!.owner;
  const counts = yield* rollPool(g, { by, rule: 'HX-LOOT-01', purpose: 'loot', n: 1, sides: total, classes });
  const what = (['trap', 'empty', 'gold'] as const)[counts.indexOf(1)]!;
  g.apply({ type: 'lootFound', rules: ['HX-LOOT-01'], loot, unit, what });
  if (what === 'trap') {
    g.apply({ type: 'struck', rules: ['HX-LOOT-02'], hits: [{ unit, n: 1 }] });
    g.then('fall', { units: [unit] }, 'HX-TOUCH-05');
  }
  return 'goOn';
}
