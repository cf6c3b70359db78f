import { greedyBot, playOut, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { lawfulBattle, playUntilAllSeen, watchful } from '@walstatt/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../src/index.ts';

const setups = [
  { scenario: 'skirmish' },
  { scenario: 'alliance' },
  { scenario: 'skirmish', options: { deadlyGround: true, rounds: 6 } },
  { scenario: 'alliance', options: { returnFire: false, rounds: 2 } },
];

describe('laws', () => {
  test.each([0, 1, 2, 3])('random battle %i keeps all laws at every event, decision and step boundary', (seed) => {
    const report = lawfulBattle(ruleset, setups[seed % setups.length]!, 1000 + seed);
    expect(report.decisions).toBeGreaterThan(40);
    expect(report.longestReplay).toBeLessThanOrEqual(12);
  });

  test('every event, activity and trigger comes about in random play', () => {
    const rules = [
      'SK-REACT-01',
      'SK-REACT-04',
      'SK-REACT-05',
      'SK-REACT-06',
      'SK-REACT-07',
      'SK-REACT-08',
      'SK-SHOOT-12',
    ];
    const unseen = playUntilAllSeen(ruleset, setups, rules, 60);
    // Random players do not resign.
    expect(unseen).toMatchObject({ events: ['resigned'], activities: [], rules: [] });
  });

  test('greedy beats random clearly, whatever side it is on', () => {
    const greedy = greedyBot({ answers: 6, samples: 1, ahead: 8 });
    let won = 0;
    for (let i = 0; i < 10; i++) {
      const set = ruleset.setUp({ scenario: 'skirmish', options: { rounds: 4 } });
      if (!('state' in set)) throw new Error('no set-up');
      const watch = watchful(ruleset, { views: false, states: false, space: false });
      const battle = Battle.begin(ruleset, set.state, { dice: seededDice(50 + i), watch });
      const bots = i % 2 === 0 ? { red: greedy, blue: randomBot } : { red: randomBot, blue: greedy };
      playOut(battle, bots, seededRng(70 + i));
      const { winners, over } = battle.result;
      expect(over).toBe(true);
      if (winners.length === 1 && winners[0] === (i % 2 === 0 ? 'dawn' : 'dusk')) won++;
    }
    expect(won).toBeGreaterThanOrEqual(8);
  });
});
