import { botAnswer, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, fork, saveBattle, seededDice } from '@walstatt/engine/host';
import { ruleset } from '../src/index.ts';
import type { Skirmish } from '../src/kit.ts';

const SEEDS = [1, 2, 3, 4];

/** What hosts pay for: forks and saves at every decision of some random battles, and checkpoints at step boundaries. */
function eachDecision(visit: (battle: Battle<Skirmish>) => void): void {
  for (const seed of SEEDS) {
    const set = ruleset.setUp({});
    if (!('state' in set)) throw new Error('the scenario cannot be set up');
    const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
    const rng = seededRng(seed);
    while (!battle.idle) {
      visit(battle);
      const pending = battle.pending[0]!;
      battle.answer(pending.id, botAnswer(battle, randomBot, pending, rng).answer);
    }
  }
}

/** Mean time of `work` at every decision, in microseconds. */
function microseconds(work: (battle: Battle<Skirmish>) => void): number {
  let nanoseconds = 0n;
  let n = 0;
  eachDecision((battle) => {
    const began = process.hrtime.bigint();
    work(battle);
    nanoseconds += process.hrtime.bigint() - began;
    n++;
  });
  return Number(nanoseconds) / n / 1000;
}

export const benchmarks = [
  {
    name: 'fork at a decision/practice-skirmish',
    unit: 'µs',
    run: () => microseconds((battle) => void fork(battle.ruleset, battle.position, battle.memos)),
  },
  {
    name: 'save as JSON/practice-skirmish',
    unit: 'µs',
    run: () => microseconds((battle) => void JSON.stringify(saveBattle(battle))),
  },
  {
    name: 'checkpoint at a step boundary/practice-skirmish',
    unit: 'µs',
    run: () => microseconds((battle) => void battle.ruleset.codec.clone(battle.state)),
  },
  {
    name: 'longest replay since a step boundary/practice-skirmish',
    unit: 'answers',
    run: () => {
      let longest = 0;
      eachDecision((battle) => {
        longest = Math.max(longest, battle.position.since.length);
      });
      return longest;
    },
  },
];
