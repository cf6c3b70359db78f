import { greedyBot, situationOf } from '@walstatt/bots';
import { seededRng } from '@walstatt/engine';
import { tellRequest } from '@walstatt/engine/host';
import { describe, expect, it } from 'vitest';
import { play } from '../../../test/field.ts';
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
});
