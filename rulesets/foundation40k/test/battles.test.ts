import { selfPlay } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { newMemo } from '@walstatt/engine/host';
import { lawfulBattle, playUntilAllSeen, randomBattle, watchful } from '@walstatt/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../src/index.ts';
import { war } from './field.ts';
import { specialForces } from './special-forces.ts';

for (const scenario of ruleset.scenarios) {
  test(`random battles of ${scenario} keep all laws`, () => {
    for (let seed = 1; seed <= 2; seed++) {
      const report = lawfulBattle(ruleset, { scenario, options: { deathOfTheGeneral: seed === 2 } }, seed);
      expect(report.decisions).toBeGreaterThan(20);
    }
  }, 180_000);

  test(`more random battles of ${scenario}, on random tables, keep the invariants`, () => {
    for (let seed = 11; seed <= 15; seed++) {
      const battle = randomBattle(ruleset, { scenario, table: seed }, seed, watchful(ruleset, { views: false }));
      expect(battle.state.winners).not.toBe(null);
    }
  }, 180_000);
}

test('battles of forces with every special rule keep all laws', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const scenario = ruleset.scenarios[seed]!;
    expect(lawfulBattle(ruleset, { scenario, forces: specialForces }, seed).decisions).toBeGreaterThan(20);
  }
}, 180_000);

test('every event and activity happens in random battles', () => {
  const setups = ruleset.scenarios.map((scenario) => ({
    scenario,
    forces: specialForces,
    options: { deathOfTheGeneral: true },
  }));
  const unseen = playUntilAllSeen(ruleset, setups, [], 600);
  // Resignation is a signal, and the rarest events have tests of their own.
  expect(unseen.activities).toEqual([]);
  expect(unseen.events.filter((e) => e !== 'resigned')).toEqual([]);
}, 120_000);

test('[FD-GAP-04] a player who resigns has lost', () => {
  const s = war({ red: { A: { at: [20, 20] } }, blue: { B: { at: [60, 40] } }, dice: [6, 1] });
  s.signal({ type: 'resign', seat: 'red' });
  expect(s.state.winners).toEqual(['blue']);
  expect(s.battle.idle).toBe(true);
});

test('the same seed plays the same battle', () => {
  const play = () => {
    const set = ruleset.setUp({ scenario: 'annihilation' });
    if (!('state' in set)) throw new Error('set-up');
    return ruleset.codec.hash(selfPlay(ruleset, set.state, seededRng(5), newMemo()).state);
  };
  expect(play()).toBe(play());
});

test('a set-up says what is wrong with it', () => {
  const set = ruleset.setUp({ scenario: 'chess', armies: { red: 'elves' } });
  expect('problems' in set && set.problems.map((p) => p.path.join('.'))).toEqual(['scenario', 'armies.red']);
});
