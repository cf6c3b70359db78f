import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { ruleset } from '../src/index.ts';

const BATTLES = 400;

/** Random self-play on one core: requests answered and battles finished per second. */
function play(): { requests: number; battles: number } {
  const set = ruleset.setUp({ scenario: 'skirmish' });
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  const memos = newMemo();
  let requests = 0;
  const start = performance.now();
  for (let seed = 1; seed <= BATTLES; seed++) requests += selfPlay(ruleset, set.state, seededRng(seed), memos).requests;
  const seconds = (performance.now() - start) / 1000;
  return { requests: requests / seconds, battles: BATTLES / seconds };
}

export const benchmarks = [
  { name: 'requests/practice-skirmish', unit: 'requests/s', run: (): number => play().requests },
  { name: 'battles/practice-skirmish', unit: 'battles/s', run: (): number => play().battles },
];
