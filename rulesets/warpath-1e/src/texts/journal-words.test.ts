import type { Language } from '@walstatt/engine';
import { tellEvent } from '@walstatt/engine/host';
import type { Scenario } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { play, suppressed } from '../../test/field.ts';
import { ruleset } from '../index.ts';
import type { Warpath } from '../kit.ts';

/** All that a scenario's journal says. */
const told = (s: Scenario<Warpath>, language: Language): string[] =>
  s.events.map((e) => tellEvent(ruleset, s.state, e, language)).filter((line) => line !== '');

const tested = (damage: number, dice: number[], profile = {}) => {
  const s = play({
    phase: 'shooting',
    blue: { b: { at: [10, 20], profile: { name: 'Grunts', ...profile }, with: { hurt: true, damage } } },
    dice,
  });
  return s.answer('shootUnit', null);
};

describe('the journal', () => {
  it('[WP-MORALE-05] a morale test is told as a sum, with the limits it was held against', () => {
    const s = tested(3, [4, 4]);
    expect(told(s, 'en')).toContain('Grunts, morale test: dice 8 + damage 3 = 11, morale 11/13: suppressed.');
    expect(told(s, 'de')).toContain('Grunts, Moraltest: Würfel 8 + Schaden 3 = 11, Moral 11/13: niedergehalten.');
  });

  it('[WP-MORALE-09] [WP-MORALE-10] [WP-SPECIAL-32] what decides against the sum is said', () => {
    expect(told(tested(12, [1, 1]), 'en')).toContain(
      'Grunts, morale test: dice 2 + damage 12 = 14, morale 11/13: steady (double one).',
    );
    expect(told(tested(1, [6, 6], { morale: [20, 23] }), 'de')).toContain(
      'Grunts, Moraltest: Würfel 12 + Schaden 1 = 13, Moral 20/23: niedergehalten (Doppelsechs).',
    );
    expect(told(tested(3, [4, 4], { specials: ['unshakeable'] }), 'en')).toContain(
      'Grunts, morale test: dice 8 + damage 3 = 11, morale 11/13: steady (cannot be suppressed by this).',
    );
  });

  it.each([
    [4, 'Warriors: headstrong, no longer suppressed.'],
    [3, 'Warriors: headstrong, but still suppressed (4+ was needed).'],
  ])('[WP-SPECIAL-30] [WP-SPECIAL-31] a headstrong unit is named with what its die of %i did', (die, line) => {
    const s = play({
      phase: 'start',
      red: { r: { at: [10, 10], profile: { name: 'Warriors', specials: ['headstrong'] } } },
      effects: [suppressed('r')],
      dice: [die],
    });
    expect(told(s, 'en')).toContain(line);
  });

  it('[WP-REINF-02] a reinforcement is named with what its die did', () => {
    const s = play({
      phase: 'start',
      red: { r: { profile: { name: 'Reserve' }, with: { where: { at: 'reserve' } } } },
      state: { turn: 3 },
      dice: [6],
    });
    expect(told(s, 'en')).toContain('Reserve: no reinforcement yet.');
  });

  it('[WP-BATTLE-10] the number of objectives is told', () => {
    const s = play({
      phase: 'turns',
      state: { condition: 'scorchedEarth', agenda: [{ do: 'battle', at: 'objectives', c: {} }] },
      dice: [1, 6, 1],
    });
    expect(told(s, 'en')).toContain('Die 1 + 1: 2 objectives are placed.');
    expect(told(s, 'de')).toContain('Würfel 1 + 1: 2 Missionsziele folgen.');
  });

  it('[WP-BFG-01] [WP-SPECIAL-14] a shot names the special weapon it is fired with', () => {
    const s = play({
      phase: 'shooting',
      red: {
        r: {
          at: [10, 10],
          profile: {
            name: 'Veterans',
            firepower: 1,
            specials: ['flameCloud(1)'],
            weapons: [{ name: 'laser-cannon', firepower: 1, range: 24 }],
          },
        },
      },
      blue: { b: { at: [10, 18], profile: { name: 'Grunts' } } },
      options: { specialFire: 'besides' },
      dice: [1, 1, 1],
    });
    s.answer('shootUnit', 'r').answer('attack', 'w0').answer('attack', 'own').answer('attack', 'flame');
    expect(told(s, 'en').filter((line) => line.includes('shooting'))).toEqual([
      'Veterans → Grunts (laser cannon): shooting, 1 die, 4+.',
      'Veterans → Grunts: shooting, 1 die, 4+.',
      'Veterans → Grunts (flame cloud): shooting, 1 die, 4+.',
    ]);
  });

  it('[WP-SHOOT-01] a phase in which nobody can shoot is told, one that ends otherwise is not', () => {
    const apart = (far: number, dice: number[] = []) =>
      play({ phase: 'start', red: { r: { at: [10, 10] } }, blue: { b: { at: [10, 10 + far] } }, dice }).answer(
        'moveUnit',
        null,
      );
    expect(told(apart(30), 'en')).toContain('Nobody can shoot.');
    expect(told(apart(30), 'de')).toContain('Niemand kann schießen.');
    expect(told(apart(20).answer('shootUnit', null), 'en')).not.toContain('Nobody can shoot.');
    const shot = apart(20, [1, 1, 1, 1, 1]).answer('shootUnit', 'r').answer('attack', 'own');
    expect(told(shot, 'en')).not.toContain('Nobody can shoot.');
  });
});
