import type { Troops } from './troops.ts';

/** What winning is worth, in addition to points. */
const VICTORY = 250;
const POINTS = 0.5;
/** What stays unsure even if everything seems to be decided, in points. */
const UNSURE = 60;

/**
 * What an expected balance is worth if only a lead of this size wins: how likely the side is to have it and the other
 * not to.
 */
export function chances(t: Troops, side: string, balance: number, lead: number): number {
  const { size, sides, points } = t.roster;
  let ahead = balance;
  let spread = UNSURE * UNSURE;
  for (let a = 0; a < size; a++) {
    ahead -= sides[a] === side ? points[a]! : -points[a]!;
    spread += points[a]! * points[a]! * t.alive[a]! * (1 - t.alive[a]!);
  }
  const width = Math.sqrt(spread);
  return VICTORY * (likely((ahead - lead) / width) - likely((-ahead - lead) / width)) + POINTS * balance;
}

/**
 * How likely something is that lies this many deviations on the right side: close to the normal curve, without
 * exponentials.
 */
export const likely = (z: number): number => 0.5 + (0.5 * z) / Math.sqrt(1.6 + z * z);
