import { greedyBot, playOut, randomBot } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { Battle, ruleIds, seededDice } from '@walstatt/engine/host';
import { lawfulBattle, playUntilAllSeen } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

const setups = [{ options: { level: 'advanced' } }, { options: { level: 'basic' } }];

/** Cited only by refusals, signals and results, because random players do nothing that is refused. */
const UNHEARD = [
  'HX-END-02',
  'HX-END-04',
  'HX-END-05',
  'HX-FLY-02',
  'HX-MOVE-07',
  'HX-MOVE-08',
  'HX-MOVE-09',
  'HX-MOVE-10',
  'HX-SET-03',
  'HX-SET-04',
  'HX-SET-06',
  'HX-TOUCH-04',
];

/** Cited by no event, request or modifier: they only determine numbers and choices. */
const SILENT = ['HX-FLY-03', 'HX-MELEE-03', 'HX-MOVE-11', 'HX-SHOOT-03', 'HX-SHOOT-08'];

describe('laws of every battle', () => {
  it.each([1, 2, 3, 4])('random battle %i keeps every law at every event, decision and step boundary', (seed) => {
    const report = lawfulBattle(ruleset, setups[seed % 2]!, 500 + seed);
    expect(report.decisions).toBeGreaterThan(60);
  });

  it('every event, activity and trigger, and every rule that speaks, comes about in random play', () => {
    const rules = ruleIds['practice-hexfield']!.filter((id) => !UNHEARD.includes(id) && !SILENT.includes(id));
    const unseen = playUntilAllSeen(ruleset, setups, rules, 300);
    expect(unseen).toMatchObject({ events: ['resigned'], activities: [], rules: [] });
  });

  it('greedy beats random clearly, whatever side it is on', () => {
    const greedy = greedyBot();
    let won = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const set = ruleset.setUp({});
      if (!('state' in set)) throw new Error('no set-up');
      const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
      const [mine, other] = seed % 2 === 0 ? ['amber', 'slate'] : ['slate', 'amber'];
      playOut(battle, { [mine!]: greedy, [other!]: randomBot }, seededRng(seed));
      const { over, winners } = battle.result;
      expect(over).toBe(true);
      if (winners.length === 1 && winners[0] === mine) won++;
    }
    expect(won).toBeGreaterThanOrEqual(8);
  });
});
