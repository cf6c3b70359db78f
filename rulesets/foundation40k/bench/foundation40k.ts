import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { residentBattle } from '@walstatt/testkit';
import { ruleset } from '../src/index.ts';

const BATTLES = 200;

/** Random self-play of the starter scenario on one core. */
function play(): number {
  const set = ruleset.setUp({ scenario: 'annihilation' });
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  const memos = newMemo();
  const start = performance.now();
  for (let seed = 1; seed <= BATTLES; seed++) selfPlay(ruleset, set.state, seededRng(seed), memos);
  return (BATTLES * 1000) / (performance.now() - start);
}

export const benchmarks = [
  { name: 'battles/foundation40k', unit: 'battles/s', run: play },
  { name: 'resident/foundation40k', unit: 'KiB', run: () => residentBattle(ruleset, { scenario: 'annihilation' }) },
];
