import { selfPlay } from '@walstatt/bots';
import { type Setup, seededRng } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { lawfulBattle, playUntilAllSeen } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import { watchedBattle } from './watched-battle.ts';

const swapped = {
  scenario: 'battle',
  armies: [
    { seat: 'red', side: 'red', army: 'scrap-horde' },
    { seat: 'blue', side: 'blue', army: 'iron-company' },
  ],
};

describe('random battles', () => {
  it('keep all laws: demo', () => {
    lawfulBattle(ruleset, { scenario: 'demo' }, 1);
  }, 60_000);

  it('keep all laws: battle', () => {
    for (let seed = 1; seed <= 2; seed++)
      lawfulBattle(ruleset, seed % 2 === 0 ? { scenario: 'battle' } : swapped, seed);
  }, 60_000);

  it('of any armies, conditions and options end, and every event keeps the invariants', () => {
    for (let seed = 1; seed <= 20; seed++) expect(watchedBattle(seed).battle.state.over).toBe(true);
  }, 120_000);

  it('end without a limit of turns', () => {
    const setups: Setup[] = [
      { scenario: 'demo', options: { demoTurns: 0 } },
      { scenario: 'battle', condition: 'meatGrinder', options: { turns: 0 } },
    ];
    for (const setup of setups)
      for (let seed = 1; seed <= 4; seed++) {
        const set = ruleset.setUp(setup);
        if (!('state' in set)) throw new Error('no battle');
        const { over, state } = selfPlay(ruleset, set.state, seededRng(seed), newMemo(), 5000);
        expect([over, state.over], `${setup.scenario} ${seed}, turn ${state.turn}`).toEqual([true, true]);
      }
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
