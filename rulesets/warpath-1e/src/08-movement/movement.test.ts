import { describe, expect, it } from 'vitest';
import { asks, bound, optionIds, play, shift } from '../../test/field.ts';
import { hero, order, tank } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

const FAR = { b: { at: [36, 44] as const } };

describe('movement', () => {
  it('[WP-PASS-04] [WP-MEASURE-05] an inch to enemies as well as to friends', () => {
    const field = (near: 'red' | 'blue') => {
      const other = { o: { at: [10, 16] as const, profile: { type: 'hero' as const } } };
      const s = play({
        red: { r: { at: [10, 10], profile: { type: 'hero' } }, ...(near === 'red' ? other : {}) },
        blue: { ...FAR, ...(near === 'blue' ? other : {}) },
      });
      return s.answer('moveUnit', 'r').answer('order', 'advance');
    };
    for (const near of ['red', 'blue'] as const) {
      const s = field(near);
      expect(s.refused('walk', shift(s, 'r', 0, 3.6))).toMatchObject({ code: 'tooNear', args: { unit: 'o' } });
      s.answer('walk', shift(s, 'r', 0, 3.5));
    }
  });

  it('[WP-MOVE-01] [WP-MOVE-02] one order for each unit, in any order; halt does not move', () => {
    const s = play({ red: { r1: { at: [10, 10] }, r2: { at: [30, 10] } }, blue: FAR });
    expect(optionIds(s, 'moveUnit')).toEqual(['r1', 'r2']);
    const before = JSON.stringify(s.state.units['r2']!.where);
    s.answer('moveUnit', 'r2').answer('order', 'halt');
    expect(JSON.stringify(s.state.units['r2']!.where)).toBe(before);

    expect(optionIds(s, 'moveUnit')).toEqual(['r1']);
  });

  it('[WP-MOVE-03] [WP-MOVE-05] [WP-PROFILE-02] with Be 4 each model goes up to 4 inches and ends in coherency', () => {
    const s = play({ red: { r: { at: [10, 10], profile: { move: 4 } } }, blue: FAR });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, 4.01))).toMatchObject({ code: 'tooFar', limit: inches(4) });
    s.answer('walk', shift(s, 'r', 0, 4));
    expect(s.of('walked')[0]!.rules).toContain('WP-MOVE-05');
  });

  it('[WP-MOVE-04] any number of bends, but not farther', () => {
    const s = play({ red: { r: { at: [10, 10], profile: { models: 1, type: 'hero' } } }, blue: FAR });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    const to = (x: number, y: number) => ({ leg: 'to', x: inches(x), y: inches(y) });
    expect(s.refused('walk', [{ mover: 'r.0', legs: [to(13, 10), to(10, 10)] }]).code).toBe('tooFar');
    s.answer('walk', [{ mover: 'r.0', legs: [to(12, 10), to(12, 12), to(11, 12)] }]);
    expect(s.of('walked')).toHaveLength(1);
  });

  it('[WP-MOVE-06] with Be 4 a unit at double time goes up to 8 inches', () => {
    const s = play({ red: { r: { at: [10, 10], profile: { move: 4 } } }, blue: FAR });
    s.answer('moveUnit', 'r').answer('order', 'doubleTime');
    expect(s.refused('walk', shift(s, 'r', 0, 8.01)).rule).toBe('WP-MOVE-06');
    s.answer('walk', shift(s, 'r', 0, 8));
    expect(s.of('walked')[0]!.rules).toContain('WP-MOVE-06');
  });

  it('[WP-G-02] two pairs need not be one chain, unless the option says so', () => {
    const models = [
      [10, 10],
      [11.5, 10],
      [14.5, 10],
      [15.9, 10],
    ] as const;
    const field = (chain: boolean) =>
      play({ red: { r: { models, profile: { models: 4 } } }, blue: FAR, options: { chain } })
        .answer('moveUnit', 'r')
        .answer('order', 'advance');
    expect(field(true).refused('walk', shift(field(true), 'r', 0, 1)).rule).toBe('WP-G-02');
    field(false).answer('walk', shift(field(false), 'r', 0, 1));
  });

  it('[WP-MOVE-08] [WP-G-07] only a charge touches an enemy across an obstacle, even where an inch is kept', () => {
    const s = play({
      red: { r: { at: [11.5, 10], profile: { type: 'hero', move: 8 } } },
      blue: { b: { at: [10, 15.75], profile: { type: 'hero' } } },
      ground: { wall: { kind: 'obstacle', from: [0, 14], to: [30, 15] } },
    });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    const at = (x: number, y: number) => [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(x), y: inches(y) }] }];
    expect(s.refused('walk', at(10, 13.25))).toMatchObject({ code: 'touchesAcross', rule: 'WP-MOVE-08' });
    s.answer('walk', at(10, 13.2));
    expect(s.question('inContact', { unit: 'b' })).toBe(false);
  });

  it('[WP-MOVE-08] [WP-MEASURE-05] [WP-PASS-04] [WP-G-03] an inch is kept from every other unit, exactly an inch is enough', () => {
    const s = play({
      red: {
        r: { at: [10, 10], profile: { type: 'hero', models: 1, move: 8 } },
        f: { at: [16, 10], profile: { type: 'hero' } },
      },
      blue: FAR,
    });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'r', 3.6, 0))).toMatchObject({
      code: 'tooNear',
      rule: 'WP-G-03',
      limit: inches(1),
    });
    s.answer('walk', shift(s, 'r', 3.5, 0));
  });

  it('[WP-PASS-01] [WP-PASS-02] [WP-PASS-03] through friends but not onto them; enemies bar the way', () => {
    const s = play({
      red: { r: { at: [10, 10], profile: { type: 'hero', move: 10 } }, f: { at: [13, 10], profile: { type: 'hero' } } },
      blue: { b: { at: [10, 14], profile: { type: 'hero' } } },
    });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'r', 3, 0)).rule).toBe('WP-PASS-02');
    expect(s.refused('walk', shift(s, 'r', 0, 8)).rule).toBe('WP-PASS-03');
    s.answer('walk', shift(s, 'r', 6, 0));
  });

  it('[WP-G-44] a unit without an order has halted; nobody leaves the table', () => {
    const s = play({ red: { r: { at: [3, 3] } }, blue: FAR });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, -4)).rule).toBe('WP-G-44');
    const t = play({ red: { r: { at: [3, 3] } }, blue: FAR });
    t.answer('moveUnit', null);
    expect(t.state.units['r']!.order).toBe('halt');
  });

  it('[WP-G-41] an unwieldy unit for which nothing is left advances', () => {
    const red = { r: { at: [10, 10] as const, profile: { specials: ['unwieldy'] } } };
    expect(asks({ red, blue: FAR, effects: [bound('r', 'b')] }, 'orders', { unit: 'r' })).toEqual(['advance']);
  });

  it('[WP-G-44] [WP-MOVE-08] nobody leaves the table, nobody touches the enemy without a charge', () => {
    const s = order(play({ red: { r: hero([10, 3]) }, blue: { b: hero([10, 7]) } }), 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, -2.5))).toMatchObject({ code: 'offTable', rule: 'WP-G-44' });
    const touching = [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(10), y: inches(5.5) - 5 }] }];
    expect(s.refused('walk', touching)).toMatchObject({ code: 'tooNear', rule: 'WP-MOVE-08' });
    s.answer('walk', shift(s, 'r', 0, 1));
  });

  it('[WP-G-46] an order of no inches is an order: a vehicle that gave full power but stayed does not shoot, yet stands still', () => {
    const s = order(
      play({
        red: { r: tank([10, 10], 900, { weapons: [{ name: 'g', firepower: 1, range: 36 }] }) },
        blue: { b: hero([10, 25]) },
      }),
      'fullPower',
    );
    s.answer('drive', []);
    expect(s.state.units['r']).toMatchObject({ order: 'fullPower', travelled: 0 });
    expect(s.question('canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      silencedBy: 'WP-VEHICLE-09',
    });
    const t = play({
      phase: 'melee',
      red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge' }) },
      blue: { b: tank([10, 13], 900, {}, { order: 'manoeuvre' }) },
      dice: [1, 1, 1, 1, 1, 3],
    });
    expect(t.of('struck')[0]!.need).toBe(2);
  });
});
