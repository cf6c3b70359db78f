import { greedyBot, playOut, randomBot } from '@walstatt/bots';
import { Battle, seededDice, seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

describe('bots', () => {
  it('greedy beats random, from either side', () => {
    const won: string[] = [];
    for (const side of ['imperial', 'ork']) {
      const set = ruleset.setUp({});
      if (!('state' in set)) throw new Error('the first game was refused');
      const battle = Battle.begin(ruleset, set.state, { dice: seededDice(4) });
      const bots = { imperial: randomBot, ork: randomBot, [side]: greedyBot() };
      playOut(battle, bots, seededRng(11), 5000);
      expect(battle.idle).toBe(true);
      won.push(...battle.result.winners);
    }
    expect(won).toEqual(['imperial', 'ork']);
  }, 60_000);
});
