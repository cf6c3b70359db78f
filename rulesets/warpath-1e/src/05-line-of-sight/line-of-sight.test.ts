import { seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { asks, type Field } from '../../test/field.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';

const hero = (at: readonly [number, number], more = {}) => ({ at, profile: { type: 'hero' as const, ...more } });
const tank = (at: readonly [number, number], facing = 900, more = {}) => ({
  at,
  facing,
  profile: { type: 'vehicle' as const, models: 1, ...more },
});
const men = (models: readonly (readonly [number, number])[], more = {}) => ({
  models,
  profile: { models: models.length, ...more },
});
const sees = (f: Field, args = {}) => asks(f, 'sees', { unit: 'r', target: 'b', ...args }) as { visible: boolean };
const cover = (f: Field, args = {}) => asks(f, 'cover', { unit: 'r', target: 'b', ...args });
const HOUSE = { house: { kind: 'blocking', from: [5, 14], to: [15, 16] } } as const;

describe('sight', () => {
  it('[WP-LOS-01] all around, whatever way the model faces', () => {
    for (const facing of [0, 900, 1800, 2700])
      expect(sees({ red: { r: { ...hero([10, 10]), facing } }, blue: { b: hero([10, 1]) } }).visible).toBe(true);
  });

  it('[WP-LOS-02] [WP-G-04] terrain and big models block, and the answer names everything in the way', () => {
    const r = hero([10, 10]);
    const b = hero([10, 24]);
    expect(sees({ red: { r }, blue: { b }, ground: HOUSE })).toMatchObject({
      visible: false,
      blockedBy: 'house',
      pieces: ['house'],
    });
    for (const [type, at] of [
      ['vehicle', 17],
      ['artillery', 12],
      ['monster', 12],
    ] as const) {
      const other = { at: [10, at] as const, facing: 0, profile: { type, models: 1 } };
      expect(sees({ red: { r, o: other }, blue: { b: hero([10, 17 + (at - 12)]) } }), type).toMatchObject({
        visible: false,
        blockedBy: 'o',
      });
    }
    const ground = { ...HOUSE, shed: { kind: 'blocking', from: [6, 18], to: [14, 19] } } as const;
    expect(sees({ red: { r }, blue: { b }, ground })).toMatchObject({ pieces: ['house', 'shed'] });
    const flyer = { at: [10, 17] as const, profile: { type: 'flyer' as const, morale: [11] as const } };
    const under: Field = { red: { r }, blue: { b: men([[10, 24]]), o: flyer } };
    expect(sees(under)).toMatchObject({ visible: true, blockedBy: null });
    expect(cover(under)).toMatchObject({ cover: 'none' });
    const low = { wall: { kind: 'obstacle', from: [5, 14], to: [15, 15] } } as const;
    expect(sees({ red: { r }, blue: { b }, ground: low })).toMatchObject({ visible: true, blockedBy: null });
  });

  it('[WP-G-04] [WP-LOS-07] infantry between does not block, unless the option says so; the own unit never does', () => {
    const between = (sightBlockedBy: string): Field => ({
      red: { r: hero([10, 10]) },
      blue: {
        b: hero([10, 16]),
        m: men([
          [9.5, 12],
          [10.5, 12],
        ]),
      },
      options: { sightBlockedBy },
    });
    expect(sees(between('big')).visible).toBe(true);
    expect(sees(between('all'))).toMatchObject({ visible: false, pieces: ['m'] });
    const own = men([
      [10, 10],
      [9.5, 12],
      [10.5, 12],
    ]);
    expect(sees({ red: { r: own }, blue: { b: hero([10, 16]) }, options: { sightBlockedBy: 'all' } }).visible).toBe(
      true,
    );
  });

  it('[WP-LOS-07] [WP-BFG-08] a hull does not stand in the way of its own leader or its own gun', () => {
    const weapons = [{ name: 'g', firepower: 1, range: 36 }];
    const f: Field = { red: { r: tank([10, 10], 900, { weapons }) }, blue: { b: hero([10, 20]) } };
    expect(sees(f).visible).toBe(true);
    expect(sees(f, { with: 'w0' })).toMatchObject({ visible: true, eye: 'bearer' });
  });

  it('[WP-LOS-04] one model of the target is enough, and the answer says which', () => {
    const wide = men([
      [10, 20],
      [11, 20],
      [26, 17],
    ]);
    expect(sees({ red: { r: hero([10, 12]) }, blue: { b: wide }, ground: HOUSE })).toMatchObject({
      visible: true,
      model: 2,
    });
    const hidden = men([
      [10, 20],
      [11, 20],
    ]);
    expect(sees({ red: { r: hero([10, 12]) }, blue: { b: hidden }, ground: HOUSE }).visible).toBe(false);
  });

  it('[WP-LOS-05] a barrel that looks around the corner is not the gun', () => {
    const behind = (x: number, aim: number): Field => ({
      red: { r: hero([10, 10]) },
      blue: { b: { at: [x, 20], facing: 2700, profile: { type: 'artillery' }, with: { aim } } },
      ground: HOUSE,
    });
    const at = (f: Field, x: number, y: number) => asks(f, 'bodyAt', { target: 'b', x: inches(x), y: inches(y) });
    // The line past the house's corner goes through (21.25, 19) and (22.5, 20): there the front of the gun begins to show.
    for (const aim of [0, 1800, 2700]) {
      expect(sees(behind(20.2, aim))).toMatchObject({ visible: false, blockedBy: 'house' });
      expect(sees(behind(20.3, aim)).visible).toBe(true);
      expect([at(behind(20.2, aim), 22.6, 20), at(behind(20.2, aim), 21.1, 20.9)]).toEqual([null, 0]);
    }
  });

  it('[WP-LOS-04] what is seen is always a body, never what sticks out of it: that of the model which the answer names', () => {
    const rng = seededRng(7);
    const any = (): [number, number] => [rng.int(20, 200) / 10, rng.int(170, 300) / 10];
    let seen = 0;
    for (let i = 0; i < 200; i++) {
      const types = ['infantry', 'hero', 'vehicle', 'artillery', 'monster'] as const;
      const type = types[i % types.length]!;
      const f: Field = {
        red: { r: hero([rng.int(30, 170) / 10, 10]) },
        blue: { b: { at: any(), facing: rng.int(0, 3599), profile: { type, models: type === 'infantry' ? 5 : 1 } } },
        ground: HOUSE,
      };
      const { visible, model, to } = sees(f) as { visible: boolean; model: number; to: { x: number; y: number } };
      if (!visible) continue;
      seen++;
      expect(asks(f, 'bodyAt', { target: 'b', ...to }), JSON.stringify(f)).toBe(model);
    }
    expect(seen).toBeGreaterThan(30);
  });

  it('[WP-LOS-04] [WP-LOS-07] a target does not hide itself, even where all models block', () => {
    const b = men([
      [10, 20],
      [10, 18.9],
    ]);
    const f: Field = { red: { r: hero([10, 10]) }, blue: { b }, options: { sightBlockedBy: 'all' } };
    expect(sees(f)).toMatchObject({ visible: true, model: 0, pieces: [] });
  });

  it('[WP-LOS-05] [WP-G-39] a base ends a thousandth of an inch beyond its edge', () => {
    const f: Field = { red: { r: hero([10, 10]) }, blue: { b: hero([20, 20]) } };
    const at = (ticks: number) => asks(f, 'bodyAt', { target: 'b', x: inches(20.75) + ticks, y: inches(20) });
    expect([at(TOLERANCE), at(TOLERANCE + 1)]).toEqual([0, null]);
  });

  it('[WP-UNIT-07] [WP-G-39] a figure of the crew stands within an inch of its gun and a thousandth', () => {
    const f: Field = { red: { g: { at: [10, 10], facing: 900, profile: { type: 'artillery' } } } };
    const at = (ticks: number) =>
      asks(f, 'crew', { unit: 'g', x: inches(10), y: inches(12.5) + ticks }) as { distance: number; may: boolean };
    const further = inches(1) - at(0).distance;
    expect([at(further + TOLERANCE).may, at(further + TOLERANCE + 1).may]).toEqual([true, false]);
  });

  it('[WP-LOS-02] [WP-SPECIAL-45] nobody sees or is seen, and nothing is there to be seen, off the table', () => {
    const away = { with: { where: { at: 'reserve' as const } } };
    const blind = {
      visible: false,
      eye: 'leader',
      model: 0,
      from: { x: 0, y: 0 },
      to: { x: 0, y: 0 },
      blockedBy: null,
      pieces: [],
    };
    expect(sees({ red: { r: away }, blue: { b: hero([20, 20]) } })).toEqual(blind);
    expect(sees({ red: { r: hero([20, 20]) }, blue: { b: away } })).toEqual(blind);
    const aboard = { with: { where: { at: 'aboard' as const, of: 't' } } };
    expect(
      sees({
        red: { r: aboard, t: { ...tank([0, 0]), ...away, at: undefined } as never },
        blue: { b: hero([20, 20]) },
      }),
    ).toEqual(blind);
    expect(asks({ blue: { b: away } }, 'bodyAt', { target: 'b', x: 0, y: 0 })).toBeNull();
    expect(
      asks({ red: { g: { profile: { type: 'artillery' }, ...away } } }, 'crew', { unit: 'g', x: 0, y: 0 }),
    ).toBeNull();
  });

  it('[WP-LOS-04] [WP-FLYER-10] [WP-G-04] the line of sight is shown from eye to body; flyers see, are seen and block nothing', () => {
    const f: Field = { red: { r: hero([10, 10]) }, blue: { b: hero([10, 24]) } };
    expect(sees(f)).toMatchObject({ from: { x: inches(10), y: inches(10) }, blockedBy: null, pieces: [] });
    const plane = { at: [10, 24] as const, profile: { type: 'flyer' as const, morale: [11] as const } };
    expect(sees({ ...f, blue: { b: plane }, ground: HOUSE })).toEqual({
      visible: true,
      eye: 'leader',
      model: 0,
      from: { x: inches(10), y: inches(10) },
      to: { x: inches(10), y: inches(24) },
      blockedBy: null,
      pieces: [],
    });
    const over = { ...f, blue: { b: hero([10, 24]), p: { ...plane, at: [10, 17] as const } } };
    expect(sees({ ...over, options: { sightBlockedBy: 'all' } }).visible).toBe(true);
  });

  it('[WP-LOS-03] [WP-LOS-06] [WP-SHOOT-07] the unit sees what its leader sees, no more and no less', () => {
    const line = [
      [10, 12],
      [11.2, 12],
      [12.4, 12],
      [13.6, 12],
      [14.8, 12],
    ] as const;
    const f = (leader: number): Field => ({
      red: { r: { ...men(line), with: { leader } } },
      blue: { b: hero([10, 20]) },
      ground: { hall: { kind: 'blocking', from: [6, 14], to: [12.4, 15] } },
    });
    expect(sees(f(0)).visible).toBe(false);
    expect(asks(f(0), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false, barredBy: 'WP-SHOOT-07' });
    expect(sees(f(4)).visible).toBe(true);
    // All five dice are rolled, although four of the five see nothing.
    expect(asks(f(4), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: true });
    expect(asks(f(4), 'toHit', { unit: 'r', target: 'b' })).toMatchObject({ dice: 5 });
  });

  it('[WP-LEADER-01] [WP-LEADER-02] a unit looks with its leader, a single model with itself', () => {
    const ground = { hall: { kind: 'blocking', from: [8, 14], to: [12, 15] } } as const;
    const models = [
      [10, 10],
      [11.1, 10],
      [12.2, 10],
      [13.3, 10],
      [14.4, 10],
    ] as const;
    const from = (red: object) => sees({ red: { r: red as never }, blue: { b: hero([10, 19]) }, ground }).visible;
    expect(from({ models })).toBe(false);
    expect(from({ models, with: { leader: 4 } })).toBe(true);
    expect(from(hero([10, 10]))).toBe(false);
    expect(from(hero([14.4, 10]))).toBe(true);
  });
});

describe('cover', () => {
  it('[WP-G-05] [WP-COVER-04] exactly half hidden is open, or cover if the option says so; so it is with half of the shooters', () => {
    const f = (coverTie: string): Field => ({
      red: { r: men([[10, 10]]) },
      blue: {
        b: men([
          [10, 20],
          [11.5, 20],
        ]),
      },
      ground: { wall: { kind: 'obstacle', from: [10.6, 18], to: [14, 18.4] } },
      options: { coverTie },
    });
    expect(cover(f('open'))).toMatchObject({ cover: 'none', rule: 'WP-COVER-04' });
    expect(cover(f('cover'))).toMatchObject({ cover: 'hard' });
    const two = (coverTie: string): Field => ({
      red: {
        r: men([
          [16, 10],
          [10, 10],
        ]),
      },
      blue: { b: men([[10, 20]]) },
      ground: { wall: { kind: 'obstacle', from: [14, 11], to: [17, 11.4] } },
      options: { coverTie },
    });
    expect(cover(two('open'))).toMatchObject({ cover: 'none', rule: 'WP-COVER-04' });
    expect(cover(two('cover'))).toMatchObject({ cover: 'hard' });
  });

  it('[WP-G-05] [WP-COVER-05] a model is hidden from a quarter of its width on', () => {
    // Seen from straight below, an obstacle halfway hides twice its width of the base behind it.
    const f = (share: number): Field => ({
      red: { r: men([[10, 10]]) },
      blue: { b: men([[10, 20]]) },
      ground: { post: { kind: 'obstacle', from: [9, 15], to: [9.75 + share / 2, 15.01] } },
    });
    expect(cover(f(0.22))).toMatchObject({ cover: 'none' });
    expect(cover(f(0.3))).toMatchObject({ cover: 'hard', rule: 'WP-COVER-05', pieces: ['post'] });
  });
});
