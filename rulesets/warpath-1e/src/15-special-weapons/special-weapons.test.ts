import { describe, expect, it } from 'vitest';
import { asks, type Field, optionIds, play, suppressed } from '../../test/field.ts';
import { hit } from '../../test/hit.ts';
import { hero, men, squad } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

const sees = (f: Field, args = {}) => asks(f, 'sees', { unit: 'r', target: 'b', ...args }) as { visible: boolean };
const cover = (f: Field, args = {}) => asks(f, 'cover', { unit: 'r', target: 'b', ...args });

describe('special weapons', () => {
  const weapons = [{ name: 'gun', firepower: 2, range: 20 }];

  it('[WP-G-16] a special weapon measures from its bearer, hits with the unit’s Tw, and fires even if its unit has no target', () => {
    const f = (with_: object): Field => ({
      red: {
        r: men(
          [
            [10, 10],
            [10, 6],
          ],
          { weapons, range: 12, toHit: 3 },
          with_,
        ),
      },
      blue: { b: men([[10, 24.5]]) },
    });
    expect(asks(f({}), 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      may: true,
      distance: inches(17.5),
    });
    expect(asks(f({}), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false, distance: inches(13.5) });
    // Beyond half of 20 inches from the bearer; moved and shattered are the unit's.
    expect(asks(f({}), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 4 });
    expect(asks(f({ order: 'advance', damage: 11 }), 'toHit', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      value: 6,
    });
    const silent = { ...f({}), effects: [suppressed('r')] };
    expect(asks(silent, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      silencedBy: 'WP-MORALE-12',
    });
  });

  it('[WP-BFG-01] [WP-BFG-02] [WP-BFG-03] [WP-BFG-04] [WP-BFG-05] [WP-BFG-06] the book: weapon 1 at A, own fire at B, weapon 2 at A, each resolved before the next', () => {
    const gun = { name: 'gun', firepower: 1, range: 36, specials: ['piercing(1)'] };
    const s = play({
      phase: 'shooting',
      red: { r: squad([10, 10], { weapons: [gun, gun] }) },
      blue: { a: squad([6, 18]), b: squad([16, 18]) },
      dice: [6, 6, 6, 1, 1, 1, 1, 6, 6, 6],
    });
    s.answer('shootUnit', 'r').answer('attack', 'w0').answer('target', 'a');
    expect(s.state.units['a']!.damage).toBe(1);
    expect(optionIds(s, 'attack')).toEqual(['own', 'w1']);
    s.answer('attack', 'own').answer('target', 'b');
    expect(s.of('shotFired')[1]).toMatchObject({ dice: 5 });
    s.answer('attack', 'w1').answer('target', 'a');
    expect(s.state.units['a']!.damage).toBe(2);
    expect(s.of('shotFired').map((e) => e.target)).toEqual(['a', 'b', 'a']);
    expect(optionIds(s, 'shootUnit')).toEqual([]);
  });

  it('[WP-BFG-03] attacks say who carries them where two are alike, and whom they are aimed at where only one can be', () => {
    const gun = { name: 'gun', firepower: 1, range: 36 };
    const s = play({
      phase: 'shooting',
      red: { r: squad([10, 10], { weapons: [gun, gun], range: 9 }) },
      blue: { a: squad([10, 18]), b: squad([30, 18]) },
    }).answer('shootUnit', 'r');
    const { options } = s.request('attack') as { options: readonly { id: string; args: object }[] };
    expect(options.map((o) => [o.id, o.args])).toMatchObject([
      ['own', { bearer: null, target: 'a' }],
      ['w0', { bearer: 1, target: null }],
      ['w1', { bearer: 2, target: null }],
    ]);
  });

  it('[WP-BFG-07] [WP-BFG-08] [WP-LOS-03] [WP-LOS-06] the leader sees for the unit, the bearer for its weapon', () => {
    const models = [
      [10, 10],
      [11.2, 10],
      [12.4, 10],
      [13.6, 10],
      [14.8, 10],
    ] as const;
    const ground = { house: { kind: 'blocking', from: [6, 14], to: [12.5, 18] } } as const;
    const f = {
      red: { r: { models, profile: { weapons: [{ name: 'gun', firepower: 1, range: 36 }] }, with: { leader: 0 } } },
      blue: { b: hero([7, 26]) },
      ground,
    };
    expect(asks(f, 'sees', { unit: 'r', target: 'b' })).toMatchObject({
      visible: false,
      eye: 'leader',
      blockedBy: 'house',
    });
    const g = { ...f, blue: { b: hero([26, 20]) } };
    expect(asks(g, 'sees', { unit: 'r', target: 'b' })).toMatchObject({ visible: true });
    const far = {
      ...f,
      ground: { house: { kind: 'blocking', from: [2, 14], to: [10.8, 18] } } as const,
      blue: { b: hero([10, 30]) },
    };
    expect(asks(far, 'sees', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ visible: true, eye: 'bearer' });
  });

  it('[WP-BFG-09] range and extreme range are those of the weapon, from its bearer', () => {
    const weapons = [{ name: 'gun', firepower: 2, range: 36 }];
    const f = {
      red: {
        r: {
          models: [
            [10, 5],
            [10, 6.2],
          ] as const,
          profile: { models: 2, range: 12, weapons },
        },
      },
      blue: { b: squad([10, 24], { models: 1 }) },
    };
    expect(asks(f, 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false });
    expect(asks(f, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      may: true,
      distance: inches(16.8),
    });
    expect(hit(f, { with: 'w0' }).need).toBe(4);
    const s = play({ ...f, phase: 'shooting', dice: [1, 1] });
    s.answer('shootUnit', 'r').answer('attack', 'w0');
    expect(s.of('shotFired')[0]).toMatchObject({ with: 'w0', need: 4 });
  });

  it('[WP-BFG-07] [WP-BFG-08] a weapon looks from its bearer, not from the leader', () => {
    const models = [
      [10, 12],
      [14, 12],
    ] as const;
    const weapons = [{ name: 'gun', firepower: 2, range: 36 }];
    const f = (options = {}): Field => ({
      red: { r: men(models, { weapons }) },
      blue: { b: hero([10, 20]) },
      ground: { hall: { kind: 'blocking', from: [6, 14], to: [11.5, 15] } },
      options,
    });
    expect(asks(f(), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ barredBy: 'WP-SHOOT-07' });
    expect(asks(f(), 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ may: true });
    const turned: Field = { ...f(), red: { r: { ...men([models[1], models[0]], { weapons }) } } };
    expect(asks(turned, 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: true });
    expect(asks(turned, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ barredBy: 'WP-BFG-07' });
    // A comrade right before the muzzle does not matter, even where all models block.
    const packed = men(
      [
        [10, 13.2],
        [10, 12],
      ],
      { weapons },
    );
    const open: Field = { red: { r: packed }, blue: { b: hero([10, 20]) }, options: { sightBlockedBy: 'all' } };
    expect(sees(open, { with: 'w0' })).toMatchObject({ visible: true });
    expect(cover(open, { with: 'w0' })).toMatchObject({ cover: 'none' });
    // A wall before the bearer alone covers from his weapon, not from the others.
    const walled: Field = {
      red: { r: men([...models, [9, 12]], { weapons }) },
      blue: { b: men([[12, 20]]) },
      ground: { wall: { kind: 'obstacle', from: [13.4, 13], to: [14.4, 13.2] } },
    };
    expect(cover(walled)).toMatchObject({ cover: 'none' });
    expect(cover(walled, { with: 'w0' })).toMatchObject({ cover: 'hard', pieces: ['wall'] });
  });
});
