import { describe, expect, it } from 'vitest';
import { asks, type Field, type Piece, suppressed } from './field.ts';

const between = (unit: string, target: string, with_ = 'own') => ({ unit, target, with: with_ });

describe('units that are not on the table', () => {
  const away: Piece = { profile: { type: 'vehicle', models: 1 }, with: { where: { at: 'reserve' } } };
  const f: Field = {
    phase: 'shooting',
    red: { r: { at: [10, 10], profile: { specials: ['piercing(1)'] } } },
    blue: { b: away, c: { at: [10, 20], profile: { type: 'vehicle' } } },
  };

  it.each(['distance', 'cover', 'toHit', 'toWound', 'zone'])('nothing is said of their %s', (question) => {
    expect(asks(f, question, between('r', 'b'))).toBeNull();
    expect(asks(f, question, between('b', 'c'))).toBeNull();
    expect(asks(f, question, between('r', 'c'))).not.toBeNull();
  });

  it('they are neither shot at nor charged, at no distance', () => {
    expect(asks(f, 'canShoot', between('r', 'b'))).toMatchObject({ may: false, distance: null });
    expect(asks(f, 'canCharge', { unit: 'r', target: 'b', jump: false })).toMatchObject({ may: false, distance: null });
  });
});

describe('who may', () => {
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

  it.each([
    ['WP-MORALE-11', {}, {}, [suppressed('r')], false],
    ['WP-VEHICLE-11', { type: 'vehicle' }, {}, [], false],
    ['WP-ARTY-02', { type: 'artillery' }, {}, [], false],
    ['WP-FLYER-14', { type: 'flyer', morale: [13] }, {}, [], false],
    ['WP-TRANSPORT-11', {}, { cameFrom: 't' }, [], false],
    ['WP-SPECIAL-23', {}, {}, [], true],
    [null, {}, {}, [], false],
  ] as const)('[%s] a charge that would not be ordered is not promised', (rule, profile, with_, effects, jump) => {
    const f: Field = {
      red: {
        r: { at: [10, 10], profile: profile as never, with: with_ },
        t: { at: [40, 10], profile: { type: 'vehicle', capacity: 10 } },
      },
      blue: { b: { at: [10, 16] } },
      effects,
    };
    expect(asks(f, 'canCharge', { unit: 'r', target: 'b', jump })).toMatchObject({
      may: rule === null,
      barredBy: rule,
    });
    expect(asks(f, 'chargeTargets', { unit: 'r', jump })).toEqual(rule === null ? ['b'] : []);
  });
});
