import { reaches } from '../life.ts';
import type { Troops } from './troops.ts';

/** The chance that an attack that does so much on average does anything. */
const anything = (damage: number): number => 1 - 1 / (1 + damage * (1 + damage * (0.5 + damage / 6)));

/** The chance that somebody outlives the test after so much more damage. */
export function outlivesTest(t: Troops, i: number, more: number): number {
  if (more <= 0) return 1;
  const hurt = anything(more);
  return 1 - hurt * reaches(t.roster.destroy[i]! - t.damage[i]! - more / hurt);
}

/** All tests after shooting or after melee; in melee nobody is suppressed. */
export function settle(t: Troops, blows: Float64Array, melee: boolean): void {
  const { size, suppress } = t.roster;
  for (let i = 0; i < size; i++) {
    const more = blows[i]!;
    if (more <= 0) continue;
    blows[i] = 0;
    const left = outlivesTest(t, i, more);
    t.alive[i]! *= left;
    if (!melee) {
      const hurt = anything(more);
      const down = Math.max(0, hurt * reaches(suppress[i]! - t.damage[i]! - more / hurt) - (1 - left));
      t.idle[i] = Math.max(t.idle[i]!, left > 0 ? Math.min(1, down / left) : 1);
    }
    t.damage[i]! += more;
  }
}
