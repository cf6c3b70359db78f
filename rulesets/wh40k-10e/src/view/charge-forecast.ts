import type { Forecast, Prospect } from '@walstatt/engine';
import { inch } from '../04-measuring/table-top.ts';
import { chargeWays } from '../16-charge/charge/ways.ts';
import type { L } from '../kit.ts';

/** WH-CHARGE-10: the most that two dice can show. */
const MOST = 12;

/** The lowest roll with which a charge move to all targets was found, or one more than possible. */
export function chargeNeed(look: L, unit: string, targets: readonly string[]): number {
  const isEnough = (n: number): boolean => chargeWays(look, { unit, targets, distance: inch(n) }) !== null;
  let [low, high] = [2, MOST + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** WH-CHARGE-10: two dice, added up. */
export const chargeRoll = (look: L, unit: string, targets: readonly string[]): Forecast => ({
  purpose: 'charge',
  dice: 2,
  sides: 6,
  sum: true,
  needed: chargeNeed(look, unit, targets),
});

/** WH-CHARGE-14: whether it gets there. */
export function chargeProspect(look: L, unit: string, targets: readonly string[]): Prospect {
  const need = chargeNeed(look, unit, targets);
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= need) ways++;
  return {
    measure: 'charged',
    rows: [
      [0, 1 - ways / 36],
      [1, ways / 36],
    ],
  };
}
