import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { residentBattle } from '@walstatt/testkit';
import { ruleset } from '../src/index.ts';

/** Enough that in the last of three runs the code is no longer being compiled. */
const BATTLES = 200;

/** Complete battles of random players per second. */
function battlesPerSecond(scenario: string): number {
  const set = ruleset.setUp({ scenario });
  if (!('state' in set)) throw new Error('the scenario cannot be set up');
  const begin = performance.now();
  for (let seed = 1; seed <= BATTLES; seed++) {
    const { over } = selfPlay(ruleset, set.state, seededRng(seed), newMemo());
    if (!over) throw new Error(`battle ${seed} does not end`);
  }
  return (BATTLES * 1000) / (performance.now() - begin);
}

export const benchmarks = [
  { name: 'battles/warpath-1e', unit: 'battles/s', run: () => battlesPerSecond('demo') },
  { name: 'battles/warpath-1e/battle', unit: 'battles/s', run: () => battlesPerSecond('battle') },
  { name: 'resident/warpath-1e', unit: 'KiB', run: () => residentBattle(ruleset, { scenario: 'demo' }) },
];
