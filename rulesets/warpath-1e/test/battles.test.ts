import { botAnswer, greedyBot, randomBot } from '@walstatt/bots';
import { Battle, type Setup, seededDice, seededRng } from '@walstatt/engine';
import { lawfulBattle, playUntilAllSeen } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

const swapped = {
  scenario: 'battle',
  armies: [
    { seat: 'red', side: 'red', army: 'scrap-horde' },
    { seat: 'blue', side: 'blue', army: 'iron-company' },
  ],
};

/** What a greedy player gets against a random one: 1 for a win, a half for a draw. */
function pointsOf(setup: Setup, greedySeat: number, seed: number): number {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error('no battle');
  const { id: seat, side } = set.state.seats[greedySeat]!;
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const greedy = greedyBot({ answers: 8, samples: 2, ahead: 8 });
  const rng = seededRng(seed);
  while (!battle.idle) {
    const pending = battle.pending[0]!;
    const bot = pending.request.by === seat ? greedy : randomBot;
    battle.answer(pending.id, botAnswer(battle, bot, pending, rng).answer);
  }
  const { winners } = battle.state;
  return winners.includes(side) ? 1 : winners.length === 0 ? 0.5 : 0;
}

/** The share of all points over pairs of battles in which the two players change sides. */
function share(setup: Setup, seeds: readonly number[]): number {
  const points = seeds.flatMap((seed) => [0, 1].map((seat) => pointsOf(setup, seat, seed)));
  return points.reduce((a, b) => a + b, 0) / points.length;
}

const mirrored = (condition: string, army: string): Setup => ({
  scenario: 'battle',
  condition,
  armies: ['red', 'blue'].map((seat) => ({ seat, side: seat, army })),
});

describe('random battles', () => {
  it('keep all laws: demo', () => {
    for (let seed = 1; seed <= 2; seed++) lawfulBattle(ruleset, { scenario: 'demo' }, seed);
  }, 60_000);

  it('keep all laws: battle', () => {
    for (let seed = 1; seed <= 3; seed++)
      lawfulBattle(ruleset, seed % 2 === 0 ? { scenario: 'battle' } : swapped, seed);
  }, 60_000);

  it('meet nearly everything', () => {
    const unseen = playUntilAllSeen(ruleset, [{ scenario: 'battle' }, swapped, { scenario: 'demo' }], [], 24);
    const rare = [
      'turnCut',
      'timeRanOut',
      'timeUp',
      'pauseWanted',
      'clockGoesOn',
      'resigned',
      'meleeLapsed',
      'waits',
      'scouted',
      'pushed',
      'immobilised',
      'collided',
      'cowered',
      'crippled',
      'thrownOut',
      'overran',
    ];
    expect(unseen.events.filter((e) => !rare.includes(e))).toEqual([]);
    expect(
      unseen.activities.filter((a) => !['lapse', 'window', 'makeRoom', 'collision', 'wreck', 'overrun'].includes(a)),
    ).toEqual([]);
  }, 120_000);
});

describe('bots: greedy takes most points from random, over pairs with changed sides', () => {
  it('the demo', () => {
    expect(share({ scenario: 'demo' }, [901, 902, 903, 904])).toBeGreaterThanOrEqual(0.65);
  }, 120_000);

  it('equal armies that count the destroyed', () => {
    expect(share(mirrored('meatGrinder', 'iron-company'), [901, 902, 903, 904, 905])).toBeGreaterThanOrEqual(0.65);
  }, 120_000);

  it('equal armies that count objectives', () => {
    expect(share(mirrored('scorchedEarth', 'scrap-horde'), [901, 902, 903])).toBeGreaterThanOrEqual(0.65);
  }, 120_000);
});
