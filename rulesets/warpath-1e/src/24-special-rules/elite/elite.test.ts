import { greedyBot, situationOf } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { tellRequest } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { play } from '../../../test/field.ts';
import { squad } from '../../../test/pieces.ts';
import { ruleset } from '../../index.ts';

const volley = (dice: number[]) =>
  play({
    phase: 'shooting',
    red: { r: { at: [10, 10], profile: { specials: ['elite'], firepower: 3 } } },
    blue: { b: { at: [10, 18] } },
    dice,
  })
    .answer('shootUnit', 'r')
    .answer('attack', 'own');
const greedily = (s: ReturnType<typeof volley>): unknown =>
  greedyBot().answer(situationOf(s.battle, s.battle.pending[0]!, seededRng(1)));

describe('the re-roll of elite units', () => {
  it('[WP-SPECIAL-08] [WP-SPECIAL-09] the computer takes it, also after a lucky roll', () => {
    const s = volley([4, 5, 1, 5, 4, 6, 1, 1]);
    expect(greedily(s)).toBe('eliteHit/again');
    s.answer('afterRoll', 'eliteHit/again');
    expect(greedily(s)).toBe('eliteWound/again');
    s.answer('afterRoll', 'eliteWound/again');
    expect(s.state.units['b']!.damage).toBe(2);
  });

  it('the question names the unit and the roll', () => {
    const s = volley([4, 2, 1]);
    const say = (language: 'de' | 'en'): string => tellRequest(ruleset, s.state, s.request('afterRoll'), language);
    expect(say('en')).toBe('plain 1, to hit, failed 2 of 3. Roll one failed die again?');
    expect(say('de')).toBe('plain 1, Treffer, misslungen 2 von 3. Einen misslungenen Würfel wiederholen?');
  });

  it('[WP-SPECIAL-08] in a melee it is the striking unit that is named', () => {
    const s = play({
      phase: 'melee',
      red: {
        r: {
          models: [[10, 10]],
          profile: { models: 1, attacks: 2, specials: ['elite'] },
          with: { charging: 'b', order: 'charge' },
        },
      },
      blue: { b: { models: [[10, 11]], profile: { models: 1 } } },
      dice: [4, 2],
    });
    expect(s.request('afterRoll').args).toMatchObject({ unit: 'r', purpose: 'toHitElite', failed: 1, dice: 2 });
  });

  it('[WP-SPECIAL-08] [WP-SPECIAL-09] [WP-G-38] [WP-DICE-04] [WP-DICE-05] elite: one failed die of each roll again, the second result stands', () => {
    const s = play({
      phase: 'shooting',
      red: { r: squad([10, 10], { specials: ['elite'], firepower: 3 }) },
      blue: { b: squad([10, 18]) },
      dice: [4, 2, 1, 5, 1, 3, 2],
    });
    s.answer('shootUnit', 'r').answer('attack', 'own');
    expect(s.asked).toEqual(['red:afterRoll']);
    // One of the two misses becomes a 5: two wound dice; one of them again, and its 2 is no better.
    s.answer('afterRoll', 'eliteHit/again');
    expect(s.asked).toEqual(['red:afterRoll']);
    s.answer('afterRoll', 'eliteWound/again');
    expect(s.state.units['b']!.damage).toBe(0);
  });

  it('[WP-SPECIAL-08] [WP-SPECIAL-09] elite: the owner may leave a die as it is; where nothing failed nothing is asked', () => {
    const field = (dice: number[]) =>
      play({
        phase: 'shooting',
        red: { r: squad([10, 10], { specials: ['elite'], firepower: 2 }) },
        blue: { b: squad([10, 18]) },
        dice,
      })
        .answer('shootUnit', 'r')
        .answer('attack', 'own');
    const left = field([4, 2, 4]).answer('afterRoll', null);
    expect(left.state.units['b']!.damage).toBe(1);
    const luck = field([4, 5, 4, 6]);
    expect(luck.asked).not.toContain('red:afterRoll');
    expect(luck.state.units['b']!.damage).toBe(2);
  });
});
