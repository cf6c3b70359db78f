import { lawfulBattle, playUntilAllSeen, randomBattle, twoWorlds, watchful } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';

const SETUPS = [
  {},
  { options: { reinforcements: true } },
  { options: { layout: 'short' }, cards: [3, 4] },
  { options: { players: 'four', reinforcements: true } },
  { options: { manoeuvres: 'card', holdFire: 'melee', reinforcements: true } },
  { options: { rounds: 8, ties: 'choose', holdShift: 'some' } },
];

describe('laws of every battle', () => {
  it('a whole battle keeps every law at every event, decision and step boundary', () => {
    const report = lawfulBattle(ruleset, { options: { reinforcements: true } }, 11);
    expect(report.decisions).toBeGreaterThan(20);
  }, 60_000);

  for (const [i, setup] of SETUPS.entries()) {
    it(`set-up ${i}: battles end with a result and keep the laws of events`, () => {
      const battle = randomBattle(ruleset, setup, 100 + i, watchful(ruleset));
      expect(battle.idle).toBe(true);
      expect(battle.result.over).toBe(true);
    }, 60_000);
  }

  it('every event and activity is met in random battles', () => {
    const unseen = playUntilAllSeen(ruleset, SETUPS, [], 25);
    // Giving up and offering a draw are signals.
    const rare = ['resigned', 'drawOffered', 'supportWasted'];
    expect(unseen.events.filter((e) => !rare.includes(e))).toEqual([]);
    expect(unseen.activities.filter((a) => a !== 'window')).toEqual([]);
  }, 60_000);

  it('seats that know the same are told the same', () => {
    const report = twoWorlds(ruleset, { options: { reinforcements: true } }, 1, { every: 16 });
    expect(report.worlds).toBeGreaterThan(0);
    // Markers are revealed before any player is asked again. Only sealed answers are secret (secrecy.test.ts).
    expect(report.different).toBe(0);
  }, 60_000);
});
