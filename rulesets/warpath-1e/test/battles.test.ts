import { botAnswer, greedyBot, randomBot } from '@walstatt/bots';
import { Battle, seededDice, seededRng } from '@walstatt/engine';
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

/** One battle of a greedy against a random player, with the same army on both sides; says who won. */
function playOut(greedySide: string, seed: number): readonly string[] {
  const armies = ['red', 'blue'].map((seat) => ({ seat, side: seat, army: 'iron-company' }));
  const set = ruleset.setUp({ scenario: 'battle', condition: 'meatGrinder', armies });
  if (!('state' in set)) throw new Error('no battle');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const greedy = greedyBot({ answers: 8, samples: 2, ahead: 8 });
  const rng = seededRng(seed);
  while (!battle.idle) {
    const pending = battle.pending[0]!;
    const bot = pending.request.by === greedySide ? greedy : randomBot;
    battle.answer(pending.id, botAnswer(battle, bot, pending, rng).answer);
  }
  return battle.state.winners;
}

describe('random battles', () => {
  it('keep all laws: demo', () => {
    for (let seed = 1; seed <= 2; seed++) lawfulBattle(ruleset, { scenario: 'demo' }, seed, { positions: false });
  }, 60_000);

  it('keep all laws: battle', () => {
    for (let seed = 1; seed <= 3; seed++)
      lawfulBattle(ruleset, seed % 2 === 0 ? { scenario: 'battle' } : swapped, seed, { positions: false });
  }, 60_000);

  it('meet nearly everything', () => {
    const unseen = playUntilAllSeen(ruleset, [{ scenario: 'battle' }, swapped, { scenario: 'demo' }], [], 24);
    const rare = [
      'turnCut',
      'timeRanOut',
      'timeUp',
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

describe('bots', () => {
  it('greedy beats random from both sides and loses to it from none', () => {
    const results = ['red', 'blue'].flatMap((side) => [1, 3].map((seed) => ({ side, winners: playOut(side, seed) })));
    expect(results.filter((r) => r.winners.includes(r.side)).length).toBeGreaterThanOrEqual(3);
    expect(results.filter((r) => r.winners.some((w) => w !== r.side))).toEqual([]);
  }, 120_000);
});
