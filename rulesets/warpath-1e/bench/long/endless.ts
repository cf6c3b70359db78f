/**
 * Whether random battles without a limit of turns end: `node rulesets/warpath-1e/bench/long/endless.ts <first seed> <battles>`.
 * The demo as printed, and a meat grinder. A battle with more answers than `MOST` counts as one that does not end.
 */
import { selfPlay } from '@walstatt/bots';
import { type Setup, seededRng } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { ruleset } from '../../src/index.ts';

const [first = '1', battles = '200'] = process.argv.slice(2);
const MOST = 200_000;

const SETUPS: Readonly<Record<string, Setup>> = {
  demo: { scenario: 'demo', options: { demoTurns: 0 } },
  meatGrinder: { scenario: 'battle', condition: 'meatGrinder', options: { turns: 0 } },
};

/** Half of all, nine of ten, ninety-nine of a hundred, all are at most so large. */
const spread = (numbers: readonly number[]): number[] => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [0.5, 0.9, 0.99, 1].map((p) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))]!);
};

for (const [name, setup] of Object.entries(SETUPS)) {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(`${name}: ${JSON.stringify(set.problems)}`);
  const turns: number[] = [];
  const answers: number[] = [];
  const endless: number[] = [];
  for (let seed = Number(first); seed < Number(first) + Number(battles); seed++) {
    const { state, requests, over } = selfPlay(ruleset, set.state, seededRng(seed), newMemo(), MOST);
    turns.push(state.turn);
    answers.push(requests);
    if (!over) endless.push(seed);
  }
  console.log(
    `${name}, seeds ${first} to ${Number(first) + Number(battles) - 1}: ${endless.length} without an end ${endless.join(' ')}`,
  );
  console.log(`  turns ${spread(turns).join(' / ')}, answers ${spread(answers).join(' / ')} (50, 90, 99, 100 of 100)`);
}
