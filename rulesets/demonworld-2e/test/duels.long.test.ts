import { greedyBot, playOut, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { longSeeds } from '@walstatt/testkit';
import { expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

const SIDES = ['imperial', 'ork'] as const;

/** One first game between a searching and a random player. Returns the winner, if there is one. */
function winnerOf(greedy: string, seed: number): string | undefined {
  const set = ruleset.setUp({});
  if (!('state' in set)) throw new Error('the first game was refused');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const bots = { imperial: randomBot, ork: randomBot, [greedy]: greedyBot() };
  playOut(battle, bots, seededRng(seed + 1), 5000);
  expect(battle.idle).toBe(true);
  return battle.result.winners[0];
}

it('greedy beats random in nearly all battles, from either side', () => {
  const seeds = longSeeds(6);
  const won = SIDES.map((side) => seeds.filter((seed) => winnerOf(side, 31_000 + 10 * seed) === side).length);
  for (const battles of won) expect(battles).toBeGreaterThanOrEqual(Math.floor(0.8 * seeds.length));
});
