import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { residentBattle } from '@walstatt/testkit';
import { ruleset } from '../src/index.ts';

const BATTLES = 60;

/** Complete first games of random players. */
function battlesPerSecond(): number {
  const memos = newMemo();
  const start = performance.now();
  for (let seed = 1; seed <= BATTLES; seed++) {
    const set = ruleset.setUp({});
    if (!('state' in set)) throw new Error('the first game was refused');
    const { over } = selfPlay(ruleset, set.state, seededRng(seed), memos);
    if (!over) throw new Error(`battle ${seed} does not end`);
  }
  return (BATTLES * 1000) / (performance.now() - start);
}

export const benchmarks = [
  { name: 'battles/demonworld-2e', unit: 'battles/s', run: battlesPerSecond },
  { name: 'resident/demonworld-2e', unit: 'KiB', run: () => residentBattle(ruleset, {}) },
];
