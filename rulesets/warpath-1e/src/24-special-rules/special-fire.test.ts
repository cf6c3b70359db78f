import { describe, expect, it } from 'vitest';
import { asks, type Field, optionIds, play } from '../../test/field.ts';

const between = (unit: string, target: string, with_ = 'own') => ({ unit, target, with: with_ });

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
});
