import { scenario } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { asks, type Field, optionIds, play, stateOf } from '../../test/field.ts';
import { hit } from '../../test/hit.ts';
import { squad } from '../../test/pieces.ts';
import { parseSpecial } from '../26-army/specials.ts';
import { ruleset } from '../index.ts';

const hero = (at: readonly [number, number], more = {}) => ({ at, profile: { type: 'hero' as const, ...more } });

describe('shooting', () => {
  it('[WP-SHOOT-01] [WP-SHOOT-06] [WP-SHOOT-07] [WP-SHOOT-08] [WP-SHOOT-09] [WP-SHOOT-10] [WP-WOUND-01] [WP-WOUND-05] [WP-WOUND-06] [WP-DICE-01] a unit shoots at one target in sight and range with Fk dice', () => {
    const s = play({
      phase: 'shooting',
      red: { r: squad([10, 10]), q: squad([30, 10]) },
      blue: { b: squad([10, 18], {}, { damage: 2 }), far: squad([10, 45]) },
      dice: [3, 4, 5, 6, 1, 4, 3, 4],
    });
    expect(optionIds(s, 'shootUnit')).toEqual(['r', 'q']);
    s.answer('shootUnit', 'r').answer('attack', 'own');
    expect(s.of('shotFired')[0]).toMatchObject({ target: 'b', dice: 5, need: 4 });
    expect(s.of('damaged')[0]).toMatchObject({ unit: 'b', points: 2, total: 4 });
    expect(s.state.units['r']!.shot).toBe(true);
    expect(optionIds(s, 'shootUnit')).toEqual(['q']);
  });

  it('[WP-SHOOT-08] exactly the range is enough, a little more is too far', () => {
    const one = (x: number, y: number) => ({ models: [[x, y]] as const, profile: { models: 1 } });
    const at = (x: number, y: number) =>
      asks({ red: { r: one(10, 10) }, blue: { b: one(x, y) } }, 'canShoot', { unit: 'r', target: 'b' });
    expect(at(25, 30)).toMatchObject({ may: true });
    expect(at(25, 30.05)).toMatchObject({ may: false, barredBy: 'WP-SHOOT-08' });
  });

  it('[WP-SHOOT-01] shooting is voluntary', () => {
    const s = play({ phase: 'shooting', red: { r: squad([10, 10]) }, blue: { b: squad([10, 18]) } });
    s.answer('shootUnit', null);
    expect(s.of('shotFired')).toEqual([]);
  });

  it('[WP-SHOOT-02] [WP-SHOOT-04] [WP-SHOOT-05] not after double time, not in contact, not at units in contact', () => {
    const f = (order: string) => ({ red: { r: squad([10, 10], {}, { order }) }, blue: { b: squad([10, 20]) } });
    expect(asks(f('doubleTime') as never, 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({
      silencedBy: 'WP-SHOOT-02',
    });
    const close = { red: { r: hero([10, 10]), q: squad([20, 10]) }, blue: { b: hero([10, 11.5]) } };
    expect(asks(close, 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ silencedBy: 'WP-SHOOT-04' });
    const charging = { ...close, red: { ...close.red, r: { ...hero([10, 10]), with: { order: 'charge' as const } } } };
    expect(asks(charging, 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ silencedBy: 'WP-SHOOT-04' });
    expect(asks(close, 'canShoot', { unit: 'q', target: 'b' })).toMatchObject({ may: false, silencedBy: null });
    const s = play({ ...close, phase: 'shooting' });
    expect(s.of('shotFired')).toEqual([]);
  });

  it('[WP-SHOOT-04] [WP-SHOOT-02] a silenced unit is not offered', () => {
    const s = play({
      phase: 'shooting',
      red: { r: squad([10, 10], {}, { order: 'doubleTime' }), q: hero([30, 10]), p: squad([20, 10]) },
      blue: { b: squad([10, 20]), c: hero([30, 11.5]) },
    });
    expect(optionIds(s, 'shootUnit')).toEqual(['p']);
  });

  it('[WP-SHOOT-11] [WP-SHOOT-12] [WP-SHOOT-16] the book: Tw 4+ against soft cover needs 5, at extreme range as well 6', () => {
    const ground = { wood: { kind: 'difficult', cover: 'soft', from: [5, 18], to: [15, 24] } } as const;
    expect(hit({ red: { r: squad([10, 12]) }, blue: { b: squad([10, 20]) }, ground })).toMatchObject({ need: 5 });
    expect(hit({ red: { r: squad([10, 4]) }, blue: { b: squad([10, 20]) }, ground })).toMatchObject({ need: 6 });
  });

  it('[WP-SHOOT-11] exactly half the range is not extreme', () => {
    const f = (far: number) => ({
      red: { r: squad([10, 5], { models: 1 }) },
      blue: { b: squad([10, 6 + far], { models: 1 }) },
    });
    expect(hit(f(12)).need).toBe(4);
    expect(hit(f(12.1)).need).toBe(5);
  });

  it('[WP-SHOOT-13] [WP-COVER-08] hard cover costs two', () => {
    const f = {
      red: { r: squad([10, 10]) },
      blue: { b: squad([10, 20]) },
      ground: { ruin: { kind: 'difficult', cover: 'hard', from: [5, 18], to: [15, 24] } },
    };
    expect(hit(f)).toMatchObject({ need: 6 });
  });

  it('[WP-SHOOT-14] [WP-SHOOT-15] [WP-G-08] moved and shattered cost one each; the option takes the second number', () => {
    const f = (with_: object, options = {}) => ({
      red: { r: squad([10, 10], {}, with_) },
      blue: { b: squad([10, 18]) },
      options,
    });
    expect(hit(f({ order: 'advance' })).need).toBe(5);
    expect(hit(f({ damage: 11 })).need).toBe(5);
    expect(hit(f({ damage: 10 })).need).toBe(4);
    expect(hit(f({ damage: 11 }, { shatteredAt: 'second' })).need).toBe(4);
    expect(hit(f({ order: 'advance', damage: 11 })).need).toBe(6);
  });

  it('[WP-SHOOT-17] a natural 1 misses however easy the shot', () => {
    expect(hit({ red: { r: squad([10, 10], { toHit: 2 }) }, blue: { b: hero([10, 18]) } }).need).toBe(2);
  });

  it('[WP-SHOOT-18] [WP-SHOOT-19] [WP-G-06] more than 6 needed: half the dice, rounded down, on a 6; a single die is lost', () => {
    const f = (firepower: number, halving = 'down') => ({
      red: { r: squad([10, 4], { firepower, toHit: 6 }) },
      blue: { b: squad([10, 20]) },
      options: { halving },
    });
    expect(hit(f(5))).toMatchObject({ dice: 2, need: 6 });
    expect(hit(f(5, 'up'))).toMatchObject({ dice: 3, need: 6 });
    expect(hit(f(1))).toMatchObject({ dice: 0 });
    expect(hit(f(1, 'up'))).toMatchObject({ dice: 0 });
  });

  it('[WP-SHOOT-03] a weapon that wants a halt is silent after an advance', () => {
    const f = (order: string) => ({
      red: { r: squad([10, 10], { weapons: [{ name: 'big', firepower: 2, range: 36, haltOnly: true }] }, { order }) },
      blue: { b: squad([10, 20]) },
    });
    expect(asks(f('halt') as never, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ may: true });
    expect(asks(f('advance') as never, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      may: false,
    });
  });

  it('[WP-DICE-01] [WP-DICE-03] every die has six sides', () => {
    const f: Field = {
      phase: 'shooting',
      red: { r: squad([10, 10], { firepower: 1 }) },
      blue: { b: squad([10, 18]) },
    };
    // A die that nobody accepts is not used up.
    const wrong = scenario(ruleset, { state: stateOf(f, true), dice: [7] }).answer('shootUnit', 'r');
    expect(() => wrong.answer('attack', 'own')).toThrow(/7/);
    const right = play({ ...f, dice: [6, 6, 1, 1] }).answer('shootUnit', 'r');
    right.answer('attack', 'own').answer('shootUnit', null);
  });

  it('[WP-SHOOT-19] a single die that would need more than 6 is not fired at all', () => {
    const f = (firepower: number, toHit: number) => ({
      red: { r: squad([10, 4], { firepower, toHit }) },
      blue: { b: squad([10, 20]) },
    });
    expect(asks(f(1, 6), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({
      may: false,
      barredBy: 'WP-SHOOT-19',
    });
    expect(asks(f(2, 6), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: true });
    expect(asks(f(1, 5), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: true });
    const s = play({ ...f(1, 6), phase: 'shooting' });
    expect(optionIds(s, 'shootUnit')).toEqual([]);
  });

  it('[WP-LEADER-01] [WP-LEADER-02] a unit sees with its leader, a single model with itself', () => {
    const ground = { hall: { kind: 'blocking', from: [8, 14], to: [12, 15] } } as const;
    const models = [
      [10, 10],
      [11.1, 10],
      [12.2, 10],
      [13.3, 10],
      [14.4, 10],
    ] as const;
    const from = (red: object) =>
      asks({ red: { r: red }, blue: { b: hero([10, 19]) }, ground } as never, 'sees', { unit: 'r', target: 'b' });
    expect(from({ models })).toMatchObject({ visible: false });
    expect(from({ models, with: { leader: 4 } })).toMatchObject({ visible: true });
    expect(from(hero([10, 10]))).toMatchObject({ visible: false });
    expect(from(hero([14.4, 10]))).toMatchObject({ visible: true });
  });

  it('special rules with a number they do not have, or without the one they need, are refused', () => {
    for (const text of ['piercing', 'piercing(D3)', 'elite(2)', 'explosive', 'explosive(9)', 'zap(21)'])
      expect(parseSpecial(text), text).toBeNull();
    expect(parseSpecial('piercing(2)')).toEqual({ id: 'piercing', n: 2, die: false });
  });

  it('[WP-LOS-08] [WP-COVER-10] with the option, both calling it doubtful, a die decides', () => {
    const f = {
      phase: 'shooting',
      red: { r: squad([10, 10]) },
      blue: { b: squad([10, 18]) },
      options: { doubtfulSight: true },
    } as const;
    const s = play({ ...f, dice: [3] });
    s.answer('shootUnit', 'r')
      .answer('attack', 'own')
      .answer('doubtSight', true, 'red')
      .answer('doubtSight', true, 'blue');
    expect(s.of('shotFired')).toEqual([]);
    const t = play({ ...f, dice: [4, 3, 1, 1, 1, 1, 1] });
    t.answer('shootUnit', 'r').answer('attack', 'own');
    t.answer('doubtSight', true, 'red')
      .answer('doubtSight', true, 'blue')
      .answer('doubtCover', true, 'red')
      .answer('doubtCover', true, 'blue');
    expect(t.of('shotFired')[0]).toMatchObject({ need: 5 });
  });
});

describe('sight and cover', () => {
  it('[WP-LOS-01] [WP-LOS-02] [WP-LOS-04] [WP-LOS-07] all around; terrain and big models block, own models do not; one model seen is enough', () => {
    const house = { house: { kind: 'blocking', from: [5, 14], to: [15, 16] } } as const;
    expect(
      asks({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 20]) }, ground: house }, 'sees', {
        unit: 'r',
        target: 'b',
      }),
    ).toMatchObject({ visible: false, blockedBy: 'house' });
    expect(
      asks({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 1]) } }, 'sees', { unit: 'r', target: 'b' }),
    ).toMatchObject({ visible: true });
    const tank = { t: { at: [10, 15] as const, profile: { type: 'vehicle' as const }, facing: 0 } };
    expect(
      asks({ red: { r: hero([10, 12]), ...tank }, blue: { b: hero([10, 22]) } }, 'sees', { unit: 'r', target: 'b' }),
    ).toMatchObject({ visible: false, blockedBy: 't' });
    const wide = {
      b: {
        models: [
          [10, 20],
          [11, 20],
          [12, 20],
          [13, 20],
          [26, 17],
        ] as const,
      },
    };
    expect(
      asks({ red: { r: hero([10, 12]) }, blue: wide, ground: house }, 'sees', { unit: 'r', target: 'b' }),
    ).toMatchObject({ visible: true, model: 4 });
    expect(
      asks({ red: { r: squad([10, 10]) }, blue: { b: squad([10, 20]) } }, 'sees', { unit: 'r', target: 'b' }),
    ).toMatchObject({ visible: true });
  });

  it('[WP-G-05] exactly half hidden is open, or cover if the option says so', () => {
    const f = (coverTie: string) => ({
      red: { r: squad([10, 10], { models: 1 }) },
      blue: {
        b: {
          models: [
            [10, 20],
            [11.5, 20],
          ] as const,
          profile: { models: 2 },
        },
      },
      ground: { wall: { kind: 'obstacle', from: [10.6, 18], to: [14, 18.4] } } as const,
      options: { coverTie },
    });
    expect(asks(f('open'), 'cover', { unit: 'r', target: 'b' })).toMatchObject({ cover: 'none' });
    expect(asks(f('cover'), 'cover', { unit: 'r', target: 'b' })).toMatchObject({ cover: 'hard' });
  });
});
