import { greedyBot, playOut, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { longSeeds } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../src/index.ts';

function duel(scenario: string, greedy: string, seed: number): boolean {
  const set = ruleset.setUp({ scenario });
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const bots = { red: randomBot, blue: randomBot, [greedy]: greedyBot() };
  playOut(battle, bots, seededRng(seed));
  return battle.state.winners!.includes(greedy);
}

test.each(ruleset.scenarios)('the greedy bot beats the random one in %s', (scenario) => {
  const battles = longSeeds(6).flatMap((seed) => ['red', 'blue'].map((greedy) => duel(scenario, greedy, seed)));
  expect(battles.filter(Boolean).length).toBeGreaterThanOrEqual(Math.floor(0.8 * battles.length));
});
