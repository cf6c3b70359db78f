import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { ruleset } from '../src/index.ts';

const WARM_UP = 200;
const BATTLES = 1500;

/** Plays random battles. Reports requests and seconds. */
function play(battles: number, firstSeed: number): { requests: number; seconds: number } {
  const set = ruleset.setUp({ scenario: 'fields' });
  if (!('state' in set)) throw new Error('the scenario was refused');
  const memos = newMemo();
  let requests = 0;
  const start = performance.now();
  for (let i = 0; i < battles; i++) requests += selfPlay(ruleset, set.state, seededRng(firstSeed + i), memos).requests;
  return { requests, seconds: (performance.now() - start) / 1000 };
}

const measure = (per: (requests: number) => number): number => {
  play(WARM_UP, 1);
  const { requests, seconds } = play(BATTLES, 1);
  return per(requests) / seconds;
};

export const benchmarks = [
  { name: 'requests/practice-hexfield', unit: 'requests/s', run: () => measure((requests) => requests) },
  { name: 'battles/practice-hexfield', unit: 'battles/s', run: () => measure(() => BATTLES) },
];
