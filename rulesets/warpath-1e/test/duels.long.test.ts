import { botAnswer, greedyBot, randomBot } from '@walstatt/bots';
import { type Setup, seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { longSeeds } from '@walstatt/testkit';
import { expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

/** Whether a greedy player wins against a random one; a draw is no win. */
function wins(setup: Setup, greedySeat: number, seed: number): boolean {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error('no battle');
  const { id: seat, side } = set.state.seats[greedySeat]!;
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const greedy = greedyBot();
  const rng = seededRng(seed);
  while (!battle.idle) {
    const pending = battle.pending[0]!;
    const bot = pending.request.by === seat ? greedy : randomBot;
    battle.answer(pending.id, botAnswer(battle, bot, pending, rng).answer);
  }
  return battle.state.winners.includes(side);
}

/** Wins over pairs of battles in which the two players change sides. */
const won = (setup: Setup, seeds: readonly number[]): number =>
  seeds.flatMap((seed) => [0, 1].map((seat) => wins(setup, seat, seed))).filter(Boolean).length;

const mirrored = (condition: string, army: string): Setup => ({
  scenario: 'battle',
  condition,
  armies: ['red', 'blue'].map((seat) => ({ seat, side: seat, army })),
});

const SETUPS: readonly (readonly [name: string, setup: Setup])[] = [
  ['the demo', { scenario: 'demo' }],
  ['equal armies that count the destroyed', mirrored('meatGrinder', 'iron-company')],
  ['equal armies that burn objectives', mirrored('scorchedEarth', 'scrap-horde')],
  ['equal armies that hold objectives', mirrored('totalControl', 'iron-company')],
];

it.each(SETUPS)('greedy beats random, over pairs with changed sides: %s', (_, setup) => {
  const seeds = longSeeds(4);
  expect(won(setup, seeds)).toBeGreaterThanOrEqual(Math.floor(1.5 * seeds.length));
});
