import { chargeWays } from '../src/16-charge/charge/ways.ts';
import { solvableCharge } from './solvable-charge.ts';

/** How many of a hundred charges that are possible the finder misses. Its answers refuse none of a player's. */

const TASKS = 1000;

function missed(): number {
  let all = 0;
  let failed = 0;
  for (let seed = 1; all < TASKS; seed++) {
    const task = solvableCharge(seed);
    if (task === null) continue;
    all++;
    if (chargeWays(task.look, task.charge) === null) failed++;
  }
  return (100 * failed) / all;
}

export const benchmarks = [{ name: 'missed/wh40k-10e/charge', unit: '% of 1000', run: missed, limit: 2 }];
