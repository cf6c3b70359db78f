import { describe, expect, it } from 'vitest';
import { asks, optionIds, play } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import { parseSpecial } from '../26-army/specials.ts';

const hero = (at: readonly [number, number], more = {}) => ({ at, profile: { type: 'hero' as const, ...more } });
const squad = (at: readonly [number, number], more = {}, with_ = {}) => ({ at, profile: more, with: with_ });
type Asked = { value: number; dice: number; reasons: { rule: string }[] };
const hit = (f: object, args = {}) => {
  const { value, ...rest } = asks(f as never, 'toHit', { unit: 'r', target: 'b', ...args }) as Asked;
  return { need: value, ...rest };
};
const neededToWound = (...args: Parameters<typeof asks>) => (asks(...args) as Asked).value;

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

  it('[WP-WOUND-02] [WP-WOUND-03] [WP-WOUND-04] [WP-SPECIAL-07] [WP-PROFILE-04] piercing helps; Ve 7 cannot be wounded without it; a 1 never wounds', () => {
    const f = (defence: number, specials: string[]) => ({
      red: { r: squad([10, 10], { specials }) },
      blue: { b: squad([10, 18], { defence }) },
    });
    expect(asks(f(5, []), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 5 });
    expect(asks(f(5, ['piercing(2)']), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 3 });
    expect(asks(f(7, []), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 7 });
    expect(asks(f(7, ['piercing(1)']), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 6 });
    expect(asks(f(4, ['piercing(9)']), 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 2 });
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

  it('[WP-DICE-01] [WP-DICE-03] every die has six sides', () => {
    const field = (dice: number[]) =>
      play({
        phase: 'shooting',
        red: { r: squad([10, 10], { firepower: 1 }) },
        blue: { b: squad([10, 18]) },
        dice,
      }).answer('shootUnit', 'r');
    expect(() => field([7]).answer('attack', 'own')).toThrow(/7/);
    field([6, 6, 1, 1]).answer('attack', 'own').answer('shootUnit', null);
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

  it('[WP-SPECIAL-17] [WP-G-01] stealthy units are harder to hit, unless the option is off', () => {
    const f = (stealthy: boolean) => ({
      red: { r: squad([10, 10]) },
      blue: { b: squad([10, 18], { specials: ['stealthy'] }) },
      options: { stealthy },
    });
    expect(hit(f(true)).need).toBe(5);
    expect(hit(f(false)).need).toBe(4);
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

  it('[WP-SPECIAL-10] [WP-SPECIAL-11] [WP-DICE-02] explosive: each point multiplied by itself, with a die for each if it is one', () => {
    const fire = (specials: string[], dice: number[]) => {
      const s = play({
        phase: 'shooting',
        red: { r: squad([10, 10], { firepower: 0, weapons: [{ name: 'x', firepower: 2, range: 36, specials }] }) },
        blue: { b: squad([10, 18]) },
        dice,
      });
      s.answer('shootUnit', 'r').answer('attack', 'w0');
      return s.state.units['b']!.damage;
    };
    expect(fire(['explosive(D3)'], [6, 6, 6, 6, 2, 5])).toBe(1 + 3);
    expect(fire(['explosive(2)'], [6, 6, 6, 6])).toBe(4);
  });

  it('[WP-DEMO-11] the fire of Forge Fathers pierces by one', () => {
    const f = { red: { r: { is: 'demo-steel-warriors', at: [10, 10] as const } }, blue: { b: squad([10, 18]) } };
    expect(asks(f, 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 3 });
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

  it('[WP-SPECIAL-10] [WP-SPECIAL-11] explosive as a rule of the whole unit, with a number or a die', () => {
    const fire = (special: string, dice: number[]) => {
      const s = play({
        phase: 'shooting',
        red: { r: squad([10, 10], { firepower: 2, specials: [special] }) },
        blue: { b: squad([10, 18]) },
        dice,
      });
      s.answer('shootUnit', 'r').answer('attack', 'own');
      return s.state.units['b']!.damage;
    };
    expect(fire('explosive(D3)', [6, 6, 6, 6, 2, 5])).toBe(1 + 3);
    expect(fire('explosive(D6)', [6, 6, 6, 6, 2, 5])).toBe(2 + 5);
    expect(fire('explosive(3)', [6, 6, 6, 6])).toBe(6);
  });

  it('special rules with a number they do not have, or without the one they need, are refused', () => {
    for (const text of ['piercing', 'piercing(D3)', 'elite(2)', 'explosive', 'explosive(9)', 'zap(21)'])
      expect(parseSpecial(text), text).toBeNull();
    expect(parseSpecial('piercing(2)')).toEqual({ id: 'piercing', n: 2, die: false });
  });

  it('[WP-SPECIAL-28] [WP-SPECIAL-29] [WP-G-10] stabilisers: as if halted after an advance, but not after double time', () => {
    const f = (order: string) => ({
      red: { r: squad([10, 10], { specials: ['stabilisers'] }, { order }) },
      blue: { b: squad([10, 18]) },
    });
    expect(hit(f('advance')).need).toBe(4);
    expect(asks(f('doubleTime') as never, 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false });
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

  it('[WP-COVER-10] [WP-LOS-08] on 4+ a target in a ruin has no cover, on 3 it has what was judged; one who does not doubt is enough to leave it', () => {
    const ground = { ruin: { kind: 'difficult', cover: 'hard', from: [5, 17], to: [15, 24] } } as const;
    const need = (die: number | null) => {
      const s = play({
        phase: 'shooting',
        red: { r: squad([10, 10], { firepower: 2 }) },
        blue: { b: squad([10, 18]) },
        ground,
        options: { doubtfulSight: true },
        dice: [...(die === null ? [] : [die]), 1, 1],
      });
      s.answer('shootUnit', 'r')
        .answer('attack', 'own')
        .answer('doubtSight', true, 'red')
        .answer('doubtSight', false, 'blue');
      s.answer('doubtCover', true, 'red').answer('doubtCover', die !== null, 'blue');
      return s.of('shotFired')[0]!.need;
    };
    expect([need(null), need(3), need(4)]).toEqual([6, 6, 4]);
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

  it('[WP-COVER-01] [WP-COVER-02] [WP-COVER-03] [WP-COVER-04] own and target models hide nobody: nothing between, no cover', () => {
    const f = {
      red: { r: { at: [10, 10] as const, profile: { models: 10 } } },
      blue: { b: { at: [10, 20] as const, profile: { models: 10 } } },
      ground: { bush: { kind: 'decorative', from: [12, 14], to: [12.2, 14.2] } },
    } as const;
    expect(asks(f, 'cover', { unit: 'r', target: 'b' })).toMatchObject({ cover: 'none', rule: 'WP-COVER-04' });
    expect(hit(f).need).toBe(4);
  });

  it('[WP-COVER-05] models hidden by others: soft behind infantry, hard behind a vehicle', () => {
    const f = (type: 'infantry' | 'vehicle') => ({
      red: {
        r: squad([10, 10], { models: 5 }),
        m: {
          at: [10, 16] as const,
          profile: {
            type,
            models: type === 'infantry' ? 10 : 1,
            base: type === 'vehicle' ? ([1, 9] as [number, number]) : 1,
          },
          columns: 10,
        },
      },
      blue: { b: squad([10, 19]) },
    });
    expect(asks(f('infantry'), 'cover', { unit: 'r', target: 'b' })).toMatchObject({
      cover: 'soft',
      rule: 'WP-COVER-05',
      pieces: ['m'],
    });
    expect(asks(f('vehicle'), 'cover', { unit: 'r', target: 'b' })).toMatchObject({ cover: 'hard' });
    expect(hit(f('infantry')).need).toBe(5);
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

  it('[WP-COVER-06] most models in or touching difficult terrain', () => {
    const wood = { wood: { kind: 'difficult', cover: 'soft', from: [5, 20.5], to: [15, 26] } } as const;
    const f = (y: number) => ({ red: { r: squad([10, 10]) }, blue: { b: { at: [10, y] as const } }, ground: wood });
    expect(asks(f(20.1), 'cover', { unit: 'r', target: 'b' })).toMatchObject({
      cover: 'soft',
      rule: 'WP-COVER-06',
      pieces: ['wood'],
    });
    expect(asks(f(19.9), 'cover', { unit: 'r', target: 'b' })).toMatchObject({ cover: 'none' });
    expect(hit(f(20.1)).need).toBe(5);
  });

  it('[WP-COVER-07] shots through three inches of difficult terrain', () => {
    const f = (deep: number) => ({
      red: { r: squad([10, 8], { models: 1 }) },
      blue: {
        b: {
          models: [
            [10, 17],
            [11.4, 17],
            [12.8, 17],
            [14.2, 17],
            [15.6, 17],
          ] as const,
        },
      },
      ground: { wood: { kind: 'difficult', cover: 'soft', from: [9, 11], to: [10.4, 11 + deep] } } as const,
    });
    expect(asks(f(4.5), 'cover', { unit: 'r', target: 'b' })).toMatchObject({ rule: 'WP-COVER-07', cover: 'soft' });
    expect(asks(f(2.5), 'cover', { unit: 'r', target: 'b' })).toMatchObject({ cover: 'none' });
    expect(hit(f(4.5)).need).toBe(5);
  });
});
