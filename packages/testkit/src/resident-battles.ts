import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { botAnswer, randomBot } from '@walstatt/bots';
import { type Ruleset, type Setup, seededRng, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';

const ANSWERS = 40;
const BATTLES = 60;

/**
 * What a battle in progress takes up while it waits, in KiB: battles of random players, forty answers long, that are all
 * in memory at the same time. Ten thousand of them take ten thousand times as much, because they share only the ruleset.
 */
export function residentBattle<T extends Types>(ruleset: Ruleset<T>, setup: Setup): number {
  // What is made once, whatever the number of battles, is made before.
  begun(ruleset, setup, BATTLES + 1);
  const before = heapInUse();
  const battles = Array.from({ length: BATTLES }, (_, i) => begun(ruleset, setup, i + 1));
  const taken = heapInUse() - before;
  return taken / battles.length / 1024;
}

function begun<T extends Types>(ruleset: Ruleset<T>, setup: Setup, seed: number): Battle<T> {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(`set-up refused: ${JSON.stringify(set.problems)}`);
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const rng = seededRng(seed);
  for (let n = 0; n < ANSWERS && !battle.idle; n++) {
    const pending = battle.pending[0]!;
    battle.answer(pending.id, botAnswer(battle, randomBot, pending, rng).answer);
  }
  return battle;
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
