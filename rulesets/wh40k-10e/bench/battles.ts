import { readFileSync } from 'node:fs';
import { selfPlay } from '@walstatt/bots';
import { type Setup, seededRng } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { setUp } from '../src/25-missions/set-up/set-up.ts';
import { ruleset } from '../src/index.ts';

const army = readFileSync(new URL('full-size.army.yaml', import.meta.url), 'utf8');

/** More than 100 models on each side. */
const FULL_SIZE: Setup = { armies: { red: { army, list: 'accord' }, blue: { army, list: 'choir' } } };

/** Complete battles of random players per second. */
function battlesPerSecond(setup: Setup, battles: number): number {
  const set = setUp(setup);
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  const begin = performance.now();
  for (let seed = 1; seed <= battles; seed++) {
    const { over } = selfPlay(ruleset, set.state, seededRng(seed), newMemo());
    if (!over) throw new Error(`battle ${seed} does not end`);
  }
  return (battles * 1000) / (performance.now() - begin);
}

export const benchmarks = [
  { name: 'battles/wh40k-10e', unit: 'battles/s', run: () => battlesPerSecond({}, 60) },
  { name: 'battles/wh40k-10e/full-size', unit: 'battles/s', run: () => battlesPerSecond(FULL_SIZE, 10) },
];
