import { describe, expect, it } from 'vitest';
import { type Field, look, play, shift } from '../../test/field.ts';
import { FAR, gun, hero, order, squad, tank } from '../../test/pieces.ts';
import { bodiesGap, unitGap, unitsWithin } from './distance.ts';
import { inches } from './lengths.ts';
import { allAgainstStand, refuseStand, standsApart } from './stand.ts';
import { bodiesAt, standingOf } from './table-top.ts';

const circle = (x: number, y: number) =>
  ({ kind: 'circle', centre: { x: inches(x), y: inches(y) }, radius: inches(0.5) }) as const;

describe('distances', () => {
  it('[WP-MEASURE-02] [WP-MEASURE-04] are those of the nearest models, in whatever order they stand', () => {
    const from = [circle(10, 10)];
    const rows = [circle(10, 20), circle(10, 19.9), circle(10, 30)];
    for (const row of [rows, rows.toReversed()]) {
      expect(bodiesGap(from, row)).toBe(inches(8.9));
      expect(bodiesGap(row, from)).toBe(inches(8.9));
    }
    expect(bodiesGap(from, [circle(18, 16), circle(10, 19.9)])).toBe(inches(8.9));
    expect(bodiesGap(from, [circle(10, 19.9), circle(18, 16)])).toBe(inches(8.9));
  });

  it('[WP-MEASURE-03] are those of hulls where there is no base', () => {
    const l = look({ red: { r: tank([10, 10], 900) }, blue: { b: tank([10, 30], 900), c: tank([30, 10], 900) } });
    const of = (id: string) => standingOf(l, id)!.bodies;
    const far = bodiesGap(of('r'), of('b'));
    const near = bodiesGap(of('r'), of('c'));
    expect([far, near]).toEqual([inches(15.5), inches(17)]);
    for (const row of [
      [...of('b'), ...of('c')],
      [...of('c'), ...of('b')],
    ])
      expect(bodiesGap(of('r'), row)).toBe(inches(15.5));
    expect(bodiesGap([circle(10, 10), ...of('r')], of('b'))).toBe(inches(15.5));
  });

  it('[WP-MEASURE-04] are the same from both sides, and none to a unit off the table', () => {
    const l = look({
      red: { r: hero([10, 10]), q: { with: { where: { at: 'reserve' } } } },
      blue: { b: hero([10, 20]) },
    });
    expect([unitGap(l, 'r', 'b'), unitGap(l, 'b', 'r')]).toEqual([inches(8.5), inches(8.5)]);
    expect(unitGap(l, 'r', 'q')).toBe(Number.POSITIVE_INFINITY);
    const within = (a: string, b: string) => [8.4, 8.5].map((n) => unitsWithin(l, a, b, inches(n)));
    expect([within('r', 'b'), within('r', 'q'), within('q', 'r')]).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe('where a unit may stand', () => {
  const wrong = (f: Field, x: number, y: number, manner = {}) => {
    const l = look(f);
    const u = l.state.units['r']!;
    const facing = 900;
    return refuseStand(l, 'r', bodiesAt(u, [{ x: inches(x), y: inches(y), facing }]), manner);
  };
  const f: Field = { red: { r: hero([10, 10]), q: hero([20, 20]) }, blue: { b: hero([40, 20]) } };

  it('[WP-G-44] [WP-PASS-02] [WP-MOVE-08] [WP-G-03] says what is in the way', () => {
    expect(wrong(f, 0.7, 20)).toEqual({ code: 'offTable', rule: 'WP-G-44' });
    expect(wrong(f, 0.75, 20)).toBeNull();
    expect(wrong(f, 20, 21)).toEqual({ code: 'onUnit', rule: 'WP-PASS-02', args: { unit: 'q' } });
    expect(wrong(f, 20, 22)).toMatchObject({ code: 'tooNear', rule: 'WP-G-03', args: { unit: 'q' } });
    expect(wrong(f, 40, 22)).toMatchObject({ code: 'tooNear', rule: 'WP-G-03', args: { unit: 'b' } });
    const contact = (ticks: number) => wrong(f, 40, 21.5 + ticks / 2540)!.rule;
    expect([contact(0), contact(10), contact(11)]).toEqual(['WP-MOVE-08', 'WP-MOVE-08', 'WP-G-03']);
  });

  it('[WP-MOVE-08] [WP-G-07] names the enemy that is touched across an obstacle', () => {
    const wall = { wall: { kind: 'obstacle', from: [30, 20.75], to: [50, 21.75] } } as const;
    expect(wrong({ ...f, ground: wall }, 40, 22.5)).toEqual({
      code: 'touchesAcross',
      rule: 'WP-MOVE-08',
      args: { unit: 'b' },
    });
  });

  it('[WP-G-53] no two models of a unit stand in the same place, and both are named', () => {
    const s = order(play({ red: { r: squad([10, 10]) }, blue: FAR }), 'advance');
    const plan = shift(s, 'r', 0, 2);
    const first = plan[0]!.legs[0]!;
    const onto = [plan[0]!, { ...plan[1]!, legs: [{ ...first, x: first.x + inches(0.2) }] }, ...plan.slice(2)];
    expect(s.refused('walk', onto)).toMatchObject({ code: 'modelsOverlap', rule: 'WP-G-53', args: { a: 0, b: 1 } });
  });

  it('[WP-SPECIAL-39] [WP-ARTY-03] decoration bars guns, not what floats', () => {
    const sign = { sign: { kind: 'decorative', from: [28, 18], to: [34, 24] } } as const;
    const antigrav = tank([10, 10], 900, { specials: ['antigrav'] });
    expect(wrong({ ...f, red: { r: antigrav }, ground: sign }, 31, 21)).toBeNull();
    const wood = { sign: { ...sign.sign, kind: 'difficult' } } as const;
    expect(wrong({ ...f, red: { r: antigrav }, ground: wood }, 31, 21)).toEqual({
      code: 'onTerrain',
      rule: 'WP-SPECIAL-39',
      args: { terrain: 'sign' },
    });
    expect(wrong({ ...f, red: { r: gun([10, 10]) }, ground: sign }, 31, 21)).toMatchObject({ rule: 'WP-ARTY-03' });
  });

  it('[WP-G-44] [WP-PASS-02] [WP-UNIT-03] [WP-TERRAIN-03] tells everything that is wrong with a stand, each fault once', () => {
    const ground = { house: { kind: 'blocking', from: [30, 10], to: [40, 16] } } as const;
    const l = look({ red: { r: { profile: { models: 5 } }, q: hero([20, 20]) }, blue: { b: hero([50, 20]) }, ground });
    const faults = (models: readonly (readonly [number, number])[], manner = {}) => {
      const spots = models.map(([x, y]) => ({ x: inches(x), y: inches(y), facing: 900 }));
      return allAgainstStand(l, 'r', bodiesAt(l.state.units['r']!, spots), manner).map((f) => [f.code, f.args]);
    };
    const away = [
      [0.2, 40],
      [31, 12],
      [33, 12],
      [20, 21],
      [50, 21],
    ] as const;
    const each = [
      ['offTable', undefined],
      ['onTerrain', { terrain: 'house' }],
      ['onUnit', { unit: 'q' }],
      ['onUnit', { unit: 'b' }],
    ];
    expect(faults(away).slice(0, 4)).toEqual(each);
    expect(faults(away).slice(4)).toEqual([['strayed', { model: 0 }]]);
    expect(faults(away, { scattered: true })).toEqual(each);
    const row = [60, 61.1, 62.2, 63.3, 64.4].map((x) => [x, 30] as const);
    expect(faults(row)).toEqual([]);
    expect(faults([...row.slice(0, 4), [69, 30]])).toEqual([['strayed', { model: 4 }]]);
  });

  it('[WP-G-03] a unit stands apart if it keeps its inch, however scattered; off the table it does', () => {
    const apart = (y: number) =>
      standsApart(
        look({
          ...f,
          red: {
            r: {
              models: [
                [20, y],
                [30, y],
              ],
              profile: { models: 2 },
            },
            q: hero([20, 20]),
          },
        }),
        'r',
      );
    expect([apart(22), apart(22.25), apart(30)]).toEqual([false, true, true]);
    expect(standsApart(look({ red: { r: { with: { where: { at: 'reserve' } } } } }), 'r')).toBe(true);
  });
});
