import type { L } from '../kit.ts';
import { type Standing, tableTop } from './space.ts';
import { areEnemyUnits } from './units.ts';

/**
 * The other units on the table, those of its own side and those of the enemy, each in the order of the table of units.
 */
export type Others = { readonly friends: readonly Standing[]; readonly foes: readonly Standing[] };

export const othersOf = (look: L, unit: string): Others =>
  look.memo('others', unit, () => {
    const friends: Standing[] = [];
    const foes: Standing[] = [];
    for (const other of tableTop(look).units)
      if (other.id !== unit) (areEnemyUnits(look.state, unit, other.id) ? foes : friends).push(other);
    return { friends, foes };
  });
