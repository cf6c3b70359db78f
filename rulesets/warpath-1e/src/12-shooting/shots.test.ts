import { describe, expect, it } from 'vitest';
import { asks, type Field, look, optionIds, play } from '../../test/field.ts';
import { hit } from '../../test/hit.ts';
import { flyer, gun, hero, men, squad, tank } from '../../test/pieces.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { mayShoot } from './shots.ts';

const can = (f: Field, with_ = 'own') => asks(f, 'canShoot', { unit: 'r', target: 'b', with: with_ });
const one = (at: readonly [number, number], more = {}) => men([at], more);
const weapons = [{ name: 'gun', firepower: 2, range: 30 }];

/** So many ticks away from each other, for units of one model. */
const apart = (ticks: number, more = {}): Field => ({
  red: { r: one([10, 10], more) },
  blue: { b: one([10, 11 + ticks / 2540]) },
});

describe('range', () => {
  it('[WP-SHOOT-08] [WP-G-39] the range and a thousandth of an inch, and no more', () => {
    expect(can(apart(inches(24) + TOLERANCE))).toMatchObject({ may: true, distance: inches(24) + TOLERANCE });
    expect(can(apart(inches(24) + TOLERANCE + 1))).toMatchObject({ may: false });
  });

  it('[WP-SHOOT-11] [WP-G-39] half the range and a thousandth of an inch is not extreme', () => {
    expect(hit(apart(inches(12) + TOLERANCE)).need).toBe(4);
    expect(hit(apart(inches(12) + TOLERANCE + 1)).need).toBe(5);
  });

  it('[WP-SHOOT-08] [WP-BFG-09] [WP-SPECIAL-15] [WP-SPECIAL-34] each attack has its own range', () => {
    const f = apart(inches(40), { range: 12, weapons, specials: ['flameCloud(2)', 'zap(2)'] });
    expect(can(f)).toMatchObject({ barredBy: 'WP-SHOOT-08', range: inches(12) });
    expect(can(f, 'w0')).toMatchObject({ barredBy: 'WP-BFG-09', range: inches(30) });
    expect(can(f, 'flame')).toMatchObject({ barredBy: 'WP-SPECIAL-15', range: inches(12) });
    expect(can(f, 'zap')).toMatchObject({ barredBy: 'WP-SPECIAL-34', range: inches(24) });
  });

  it('[WP-SHOOT-08] own fire is measured from the nearest model, whichever it is', () => {
    const f: Field = {
      red: {
        r: men([
          [10, 6],
          [10, 10],
        ]),
      },
      blue: { b: one([10, 21]) },
    };
    expect(can(f)).toMatchObject({ distance: inches(10) });
  });

  it('[WP-G-16] own fire and a weapon are measured apart, in whatever order they are asked about', () => {
    const f: Field = {
      phase: 'shooting',
      red: {
        r: men(
          [
            [10, 10],
            [10, 6],
          ],
          { range: 30, firepower: 2, weapons },
        ),
      },
      blue: { b: one([10, 24.5]), c: hero([60, 40]) },
    };
    for (const order of [
      ['own', 'w0'],
      ['w0', 'own'],
    ]) {
      const s = play({ ...f, dice: [1, 1, 1, 1] }).answer('shootUnit', 'r');
      for (const attack of order) s.answer('attack', attack);
      // 13.5 inches from the nearest model, 17.5 from the bearer, who is beyond half of 30 inches.
      const needs = Object.fromEntries(s.of('shotFired').map((e) => [e.with, e.need]));
      expect(needs).toEqual({ own: 4, w0: 5 });
    }
  });

  it('[WP-SHOOT-06] nobody shoots at those who are not on the table, nor do they shoot', () => {
    const away = { profile: {}, with: { where: { at: 'reserve' } } } as never;
    expect(can({ red: { r: one([10, 10]) }, blue: { b: away } })).toMatchObject({
      may: false,
      barredBy: 'WP-SHOOT-06',
      distance: null,
    });
    expect(can({ red: { r: away }, blue: { b: one([10, 10]) } })).toMatchObject({
      may: false,
      barredBy: 'WP-SHOOT-08',
      distance: null,
      pieces: [],
    });
  });

  it('[WP-SHOOT-06] a friend is no target, and a refusal says so', () => {
    const s = play({
      phase: 'shooting',
      red: { r: squad([10, 10]), q: squad([20, 10]) },
      blue: { b: squad([10, 18]), c: squad([18, 18]) },
    });
    s.answer('shootUnit', 'r').answer('attack', 'own');
    expect(s.request('target').rule).toBe('WP-SHOOT-06');
    expect(s.refused('target', 'q')).toMatchObject({ rule: 'WP-SHOOT-06' });
    expect(s.refused('target', 'nobody').code).toBeDefined();
  });

  it('[WP-BFG-02] a weapon has a target of its own', () => {
    const s = play({
      phase: 'shooting',
      red: { r: squad([10, 10], { weapons }) },
      blue: { b: squad([10, 18]), c: squad([18, 18]) },
    });
    s.answer('shootUnit', 'r').answer('attack', 'w0');
    expect(s.request('target').rule).toBe('WP-BFG-02');
  });

  it('[WP-FLYER-08] [WP-G-35] from the ground a flyer is always high', () => {
    const f = (flyersHigh: string, more: object): Field => ({
      red: { r: one([10, 10], more) },
      blue: { b: { ...flyer(), at: [10, 20] } as never },
      options: { flyersHigh },
    });
    const far = (flyersHigh: string, more: object) => (can(f(flyersHigh, more)) as { distance: number }).distance;
    const ground = far('forAll', {});
    expect(far('forGround', {})).toBe(ground);
    const air = { type: 'flyer', morale: [12], models: 1 };
    expect(far('forAll', air) - far('forGround', air)).toBe(inches(18));
  });

  it('[WP-SHOOT-08] a shot may be taken or not', () => {
    const shot = { unit: 'r', with: 'own', target: 'b' };
    expect([12, 30].map((n) => mayShoot(look(apart(inches(n))), shot))).toEqual([true, false]);
  });

  it('[WP-BFG-01] an attack without arcs names none', () => {
    const f = apart(inches(12), { weapons });
    expect([can(f), can(f, 'w0')]).toMatchObject([{ arcs: [] }, { arcs: ['F', 'L', 'R', 'H'] }]);
  });

  it('[WP-SHOOT-09] whoever has no range has no fire', () => {
    expect(can(apart(inches(1), { range: 0 }))).toMatchObject({ barredBy: 'WP-SHOOT-09' });
  });
});

describe('orders and arcs', () => {
  it('[WP-SHOOT-03] [WP-ARTY-05] what wants a halt is not offered after an advance, and the reason is told', () => {
    const big = [{ name: 'big', firepower: 2, range: 36, haltOnly: true }];
    const f = (order: string): Field => ({
      red: { r: squad([10, 10], { weapons: big }, { order }) },
      blue: { b: squad([10, 20]) },
    });
    const offered = (order: string) =>
      optionIds(play({ ...f(order), phase: 'shooting' }).answer('shootUnit', 'r'), 'attack');
    expect([offered('halt'), offered('advance')]).toEqual([['own', 'w0'], ['own']]);
    expect(can(f('advance'), 'w0')).toMatchObject({ barredBy: 'WP-SHOOT-03' });
    const moved: Field = { red: { r: gun([10, 10], {}, { order: 'advance' }) }, blue: { b: squad([10, 30]) } };
    expect(can(moved)).toMatchObject({ barredBy: 'WP-ARTY-05' });
  });

  it('[WP-SPECIAL-28] [WP-SPECIAL-29] [WP-G-10] stabilisers make up for an advance, for nothing faster', () => {
    const need = (order: string) =>
      hit({
        red: { r: squad([10, 10], { specials: ['stabilisers'] }, { order }) },
        blue: { b: squad([10, 18]) },
      }).need;
    expect(['none', 'halt', 'advance', 'doubleTime', 'fullPower', 'charge'].map(need)).toEqual([4, 4, 4, 5, 5, 5]);
  });

  it('[WP-G-52] [WP-SHOOT-04] whoever has charged is silent, in the melee or without one', () => {
    const f = (y: number): Field => ({
      red: { r: hero([10, 10], {}, { order: 'charge' }) },
      blue: { b: hero([10, y]) },
    });
    expect(can(f(11.5))).toMatchObject({ silencedBy: 'WP-SHOOT-04' });
    expect(can(f(20))).toMatchObject({ silencedBy: 'WP-G-52' });
  });

  it('[WP-VEHICLE-38] [WP-FLYER-11] a target outside the arc is told by the rule of the type', () => {
    const ahead = [{ name: 'g', firepower: 2, range: 36, arc: 'F' }];
    const behind = { b: hero([10, 2]) };
    const plane = { ...flyer(), at: [10, 20], facing: 900 } as never;
    expect(can({ red: { r: tank([10, 20], 900, { weapons: ahead }) }, blue: behind }, 'w0')).toMatchObject({
      barredBy: 'WP-VEHICLE-38',
    });
    expect(can({ red: { r: plane }, blue: behind }, 'w0')).toMatchObject({ barredBy: 'WP-FLYER-11' });
  });
});

describe('what is needed to hit', () => {
  it('[WP-SHOOT-17] [WP-SHOOT-18] is capped only where it would be below 2 or above 6', () => {
    const last = (toHit: number, more = {}) =>
      hit({ red: { r: squad([10, 10], { toHit }) }, blue: { b: hero([10, 18], more) } }).reasons.at(-1)?.rule;
    expect(last(3)).toBe('WP-HERO-02');
    expect(last(2)).toBe('WP-SHOOT-17');
    const far = (toHit: number) =>
      hit({ red: { r: squad([10, 4], { toHit }) }, blue: { b: squad([10, 20]) } }).reasons.at(-1)?.rule;
    expect([far(5), far(6)]).toEqual(['WP-SHOOT-11', 'WP-SHOOT-18']);
  });

  it('[WP-SHOOT-15] [WP-FLYER-16] a flyer, which is never suppressed, is shattered where it could be destroyed', () => {
    const need = (damage: number) =>
      hit({
        red: { r: { ...flyer({ firepower: 2, range: 36, weapons: [] }, { damage }), at: [10, 10] } as never },
        blue: { b: squad([10, 18]) },
      }).need;
    expect([need(11), need(12)]).toEqual([4, 5]);
  });
});

describe('a shooter whose targets are gone', () => {
  it('[WP-G-56] [WP-SHOOT-06] is asked no more whom to shoot at, and is done if nobody else is in range', () => {
    const seats = ['red', 'blue', 'ally'].map((id) => ({ id, side: id === 'ally' ? 'blue' : id }));
    const allied = { owner: 'ally' };
    const s = play({
      phase: 'shooting',
      red: { r: hero([10, 10]) },
      blue: { b: hero([60, 44]), c: hero([8, 20], {}, allied), d: hero([12, 20], {}, allied) },
      state: { seats },
    });
    s.answer('shootUnit', 'r');
    expect(s.asked).toEqual(['red:attack']);
    s.signal({ type: 'resign', seat: 'ally' }).answer('attack', 'own');
    expect(s.of('doneShooting')).toMatchObject([{ unit: 'r' }]);
    expect(s.of('shotFired')).toEqual([]);
  });

  it('[WP-BFG-02] each attack has the targets that are in its own range', () => {
    const bearer = men(
      [
        [10, 10],
        [11.2, 10],
      ],
      { range: 24, weapons: [{ name: 'gun', firepower: 2, range: 60 }] },
    );
    const f: Field = {
      phase: 'shooting',
      red: { r: bearer },
      blue: { b: hero([10, 20]), c: hero([14, 20]), d: hero([10, 45]) },
    };
    const targets = (attack: string) => {
      const s = play(f).answer('shootUnit', 'r').answer('attack', attack);
      return optionIds(s, 'target');
    };
    expect([targets('own'), targets('w0')]).toEqual([
      ['b', 'c'],
      ['b', 'c', 'd'],
    ]);
  });

  it('[WP-SHOOT-06] nobody is asked what he needs to hit himself', () => {
    const f: Field = { red: { r: hero([10, 10]) }, blue: { b: hero([10, 20]) } };
    expect(() => asks(f, 'toHit', { unit: 'r', target: 'r' })).toThrow('r does not shoot at itself');
  });
});
