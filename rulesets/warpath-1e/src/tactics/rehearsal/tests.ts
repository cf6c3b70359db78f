import { falls, reaches } from '../falls.ts';
import type { Blows } from './blows.ts';
import type { Troops } from './troops.ts';

/** The chance that a test reaches a limit after attacks with this average damage and this likelihood. */
export function reachesLimit(t: Troops, i: number, limit: number, damage: number, chance: number): number {
  const left = limit - t.damage[i]!;
  const hurt = t.hurt[i] === 1;
  if (chance <= 0) return hurt ? reaches(left) : 0;
  const attacked = chance * falls(left, damage / chance, hurt);
  return hurt ? attacked + (1 - chance) * reaches(left) : attacked;
}

/** All tests after shooting or after melee; in melee nobody is suppressed. */
export function settle(t: Troops, { damage, chance }: Blows, melee: boolean): void {
  const { size, destroy, suppress } = t.roster;
  for (let i = 0; i < size; i++) {
    const more = damage[i]!;
    if (more <= 0 && t.hurt[i] === 0) continue;
    const dies = reachesLimit(t, i, destroy[i]!, more, chance[i]!);
    if (!melee) {
      const down = Math.max(0, reachesLimit(t, i, suppress[i]!, more, chance[i]!) - dies);
      t.idle[i] = Math.max(t.idle[i]!, dies < 1 ? Math.min(1, down / (1 - dies)) : 1);
    }
    t.alive[i]! *= 1 - dies;
    t.damage[i]! += more;
    t.hurt[i] = 0;
    damage[i] = 0;
    chance[i] = 0;
  }
}
