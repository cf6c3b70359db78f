import { chargeOneByOne, Gathering, groupCharge } from '../src/index.ts';
import { solvableCharge, solvableRetreat } from './solvable.ts';

/**
 * How many of a hundred solvable tasks a finder misses. Its answers judge no player unless they are a counter-example.
 */

const TASKS = 2000;

function missed<T>(make: (seed: number) => T | null, solves: (task: T) => boolean): number {
  let all = 0;
  let failed = 0;
  for (let seed = 1; all < TASKS; seed++) {
    const task = make(seed);
    if (task === null) continue;
    all++;
    if (!solves(task)) failed++;
  }
  return (100 * failed) / all;
}

export const benchmarks = [
  {
    name: 'missed/tabletop/charge',
    unit: '% of 2000',
    run: () => missed(solvableCharge, ({ group }) => groupCharge(group) !== null),
  },
  {
    name: 'missed/tabletop/charge-one-by-one',
    unit: '% of 2000',
    run: () => missed(solvableCharge, ({ group }) => chargeOneByOne(group) !== null),
  },
  {
    name: 'missed/tabletop/retreat',
    unit: '% of 2000',
    run: () => missed(solvableRetreat, ({ search, reach }) => new Gathering(search).within(reach) !== null),
  },
];
