import { describe, expect, it } from 'vitest';
import { asks, type Field, optionIds, play } from '../../test/field.ts';
import { type Asked, hit } from '../../test/hit.ts';
import { squad } from '../../test/pieces.ts';

const between = (unit: string, target: string, with_ = 'own') => ({ unit, target, with: with_ });
const neededToWound = (...args: Parameters<typeof asks>) => (asks(...args) as Asked).value;

describe('flame cloud and zap', () => {
  const weapons = [{ name: 'gun', firepower: 2, range: 20 }];

  it('[WP-G-28] [WP-SPECIAL-14] flame cloud or own fire, one of them; both if the option says so', () => {
    const field = (specialFire: string) =>
      play({
        phase: 'shooting',
        red: { r: { at: [10, 10], profile: { specials: ['flameCloud(2)'], firepower: 2, weapons } } },
        blue: { b: { at: [10, 18] } },
        options: { specialFire },
        dice: [1, 1],
      }).answer('shootUnit', 'r');
    const instead = field('instead');
    expect(optionIds(instead, 'attack')).toEqual(['own', 'flame', 'w0']);
    instead.answer('attack', 'flame');
    expect(optionIds(instead, 'attack')).toEqual(['w0']);
    const besides = field('besides').answer('attack', 'flame');
    expect(optionIds(besides, 'attack')).toEqual(['own', 'w0']);
    besides.moreDice(1, 1).answer('attack', 'own');
    expect(optionIds(besides, 'attack')).toEqual(['w0']);
  });

  it('[WP-SPECIAL-14] [WP-SPECIAL-33] [WP-SHOOT-09] [WP-BFG-01] nobody shoots with what he does not have', () => {
    const f: Field = {
      phase: 'shooting',
      red: { r: { at: [10, 10] }, q: { at: [20, 10], profile: { firepower: 0 } } },
      blue: { b: { at: [10, 18] } },
    };
    expect(asks(f, 'canShoot', between('r', 'b'))).toMatchObject({ may: true, barredBy: null });
    expect(asks(f, 'canShoot', between('r', 'b', 'flame'))).toMatchObject({ may: false, barredBy: 'WP-SPECIAL-14' });
    expect(asks(f, 'canShoot', between('r', 'b', 'zap'))).toMatchObject({ may: false, barredBy: 'WP-SPECIAL-33' });
    expect(asks(f, 'canShoot', between('r', 'b', 'w0'))).toMatchObject({ may: false, barredBy: 'WP-BFG-01' });
    expect(asks(f, 'canShoot', between('q', 'b'))).toMatchObject({ may: false, barredBy: 'WP-SHOOT-09' });
  });

  it('[WP-SPECIAL-07] [WP-SPECIAL-14] [WP-SPECIAL-36] all hits of a unit pierce, those of its flame cloud too; a zap has a piercing of its own', () => {
    const wound = (attack: string, specials: string[] = []) =>
      neededToWound(
        {
          red: { r: squad([10, 10], { specials: ['flameCloud(8)', 'zap(2)', ...specials] }) },
          blue: { b: squad([10, 18], { defence: 6 }) },
        },
        'toWound',
        { unit: 'r', target: 'b', with: attack },
      );
    expect([wound('own'), wound('flame'), wound('zap')]).toEqual([6, 6, 5]);
    const pierces = ['piercing(2)'];
    expect([wound('own', pierces), wound('flame', pierces), wound('zap', pierces)]).toEqual([4, 4, 5]);
  });

  it('[WP-SPECIAL-14] [WP-SPECIAL-15] [WP-SPECIAL-16] [WP-G-28] a flame cloud: n dice within 12 inches, always 4+, instead of the own fire', () => {
    const f = {
      red: { r: squad([10, 10], { specials: ['flameCloud(8)'] }, { order: 'advance', damage: 12 }) },
      blue: { b: squad([10, 18]), far: squad([10, 28]) },
    };
    expect(asks(f, 'canShoot', { unit: 'r', target: 'far', with: 'flame' })).toMatchObject({ may: false });
    const s = play({ ...f, phase: 'shooting', dice: [4, 4, 4, 3, 3, 3, 3, 3, 1, 1, 4] });
    s.answer('shootUnit', 'r').answer('attack', 'flame');
    expect(s.of('shotFired')[0]).toMatchObject({ dice: 8, need: 4 });
    expect(s.state.units['b']!.damage).toBe(1);
    expect(s.state.units['r']!.shot).toBe(true);
  });

  it('[WP-SPECIAL-33] [WP-SPECIAL-34] [WP-SPECIAL-35] [WP-SPECIAL-36] zap: n dice within 24 inches, always 4+, piercing (1)', () => {
    const f = { red: { r: squad([10, 10], { specials: ['zap(3)'] }) }, blue: { b: squad([10, 32], { defence: 5 }) } };
    expect(hit(f, { with: 'zap' })).toMatchObject({ dice: 3, need: 4 });
    expect(asks(f, 'toWound', { unit: 'r', target: 'b', with: 'zap' })).toMatchObject({ value: 4 });
    const s = play({ ...f, phase: 'shooting', dice: [4, 3, 3, 4] });
    s.answer('shootUnit', 'r').answer('attack', 'zap');
    expect(s.state.units['b']!.damage).toBe(1);
    expect(s.of('doneShooting')).toHaveLength(1);
  });
});
