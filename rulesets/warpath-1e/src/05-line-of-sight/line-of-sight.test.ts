import { seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { asks, type Field, look, optionIds, play } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import { glance } from '../tactics/glance.ts';

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

  it('[WP-VEHICLE-39] a barrel looks from the hull, all the way around, as far as its arc goes', () => {
    const weapons = [
      { name: 'turret', firepower: 2, range: 36, arc: 'A' },
      { name: 'bow', firepower: 2, range: 36, arc: 'F' },
    ];
    const f = (ground: Field['ground'] = {}): Field => ({
      red: { r: tank([30, 20], 900, { weapons, firepower: 0 }) },
      blue: { b: hero([30, 5]) },
      ground,
    });
    expect(asks(f(), 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ may: true });
    expect(asks(f(), 'canShoot', { unit: 'r', target: 'b', with: 'w1' })).toMatchObject({ barredBy: 'WP-VEHICLE-38' });
    const hall = { hall: { kind: 'blocking', from: [25, 9], to: [35, 10] } } as const;
    expect(asks(f(hall), 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({
      barredBy: 'WP-VEHICLE-39',
      pieces: ['hall'],
      arcs: ['F', 'L', 'R', 'H'],
    });
  });
});

describe('cover', () => {
  const five = [8, 9.2, 10.4, 11.6, 12.8];

  it('[WP-COVER-01] all shooting models look, not only the leader', () => {
    const wall = (to: number): Field => ({
      red: { r: { ...men(five.map((x) => [x, 10] as const)), with: { leader: 4 } } },
      blue: { b: men([[10.4, 20]]) },
      ground: { wall: { kind: 'obstacle', from: [4, 12], to: [to, 12.4] } },
    });
    // The wall hides the target from one, two, then three of the five.
    expect(cover(wall(9.7))).toMatchObject({ cover: 'none' });
    expect(cover(wall(11))).toMatchObject({ cover: 'hard', rule: 'WP-COVER-05', pieces: ['wall'] });
  });

  it('[WP-COVER-02] [WP-COVER-03] [WP-COVER-04] models of the shooter and of the target hide nobody', () => {
    const ranks = (y: number) => five.flatMap((x) => [[x, y] as const, [x, y + 1.2] as const]);
    const f: Field = {
      red: { r: men(ranks(10)) },
      blue: { b: men(ranks(18)) },
      ground: { bush: { kind: 'decorative', from: [4, 14], to: [4.2, 14.2] } },
    };
    expect(cover(f)).toMatchObject({ cover: 'none', rule: 'WP-COVER-04' });
    const other: Field = { ...f, blue: { b: men(ranks(18)), o: men(five.map((x) => [x, 15] as const)) } };
    expect(cover(other)).toMatchObject({ cover: 'soft', rule: 'WP-COVER-05', pieces: ['o'] });
  });

  it('[WP-COVER-08] soft or hard as most of the cover is', () => {
    const f = (soft: number): Field => ({
      red: { r: men([[10, 8]]) },
      blue: { b: men(five.map((x) => [x, 20] as const)) },
      ground: {
        hedge: { kind: 'obstacle', cover: 'soft', from: [0, 18], to: [soft, 18.3] },
        wall: { kind: 'obstacle', cover: 'hard', from: [soft, 18], to: [30, 18.3] },
      },
    });
    expect(cover(f(11))).toMatchObject({ cover: 'soft', pieces: ['hedge', 'wall'] });
    expect(cover(f(9))).toMatchObject({ cover: 'hard' });
  });

  it('[WP-COVER-08] [WP-G-05] what hides more models from all shooters counts, in whatever order they stand', () => {
    const shooters = [4, 10, 16].map((x) => [x, 10] as const);
    const f = (models: typeof shooters): Field => ({
      red: { r: men(models) },
      blue: { b: men([[10, 22]]) },
      ground: {
        hedge: { kind: 'obstacle', cover: 'soft', from: [3, 12], to: [7, 12.3] },
        wall: { kind: 'obstacle', cover: 'hard', from: [8, 12], to: [17, 12.3] },
      },
    });
    for (const models of [shooters, shooters.toReversed()])
      expect(cover(f(models))).toMatchObject({ cover: 'hard', rule: 'WP-COVER-05' });
  });

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

  it('[WP-COVER-06] more than half of the models must touch the area', () => {
    const f = (inside: number): Field => ({
      red: { r: men([[10, 10]]) },
      blue: { b: men([0, 1, 2, 3].map((i) => [8 + 1.2 * i, 20] as const)) },
      ground: { wood: { kind: 'difficult', cover: 'soft', from: [0, 20.3], to: [8 + 1.2 * inside - 0.6, 26] } },
    });
    expect(cover(f(2))).toMatchObject({ cover: 'none' });
    expect(cover(f(3))).toMatchObject({ cover: 'soft', rule: 'WP-COVER-06' });
  });

  it('[WP-COVER-07] more than half of the shots must go through three inches of it, all areas together', () => {
    // Thin strips before the first few shooters: they hide next to nothing, but their shots go through them lengthwise.
    const x = (i: number): number => 8 + 1.2 * i;
    const f = (strips: number, deep: number): Field => ({
      red: { r: men([0, 1, 2, 3].map((i) => [x(i), 10] as const)) },
      blue: { b: men([0, 1, 2, 3, 4, 5, 6, 7].map((i) => [x(i), 20] as const)) },
      ground: Object.fromEntries(
        Array.from({ length: strips }, (_, i) => [
          [`near${i}`, { kind: 'difficult', cover: 'soft', from: [x(i) - 0.04, 12], to: [x(i) + 0.04, 13.5] }],
          [`far${i}`, { kind: 'difficult', cover: 'soft', from: [x(i) - 0.04, 14], to: [x(i) + 0.04, 14 + deep] }],
        ]).flat(),
      ) as never,
    });
    expect(cover(f(2, 1.6))).toMatchObject({ cover: 'none' });
    expect(cover(f(3, 1.6))).toMatchObject({
      cover: 'soft',
      rule: 'WP-COVER-07',
      pieces: ['near0', 'far0', 'near1', 'far1', 'near2', 'far2'],
    });
    expect(cover(f(3, 1.4))).toMatchObject({ cover: 'none' });
    // A shot ends at the nearest point of its target: the last strip lies under the gun and does not count.
    const gun = (deep: number): Field => ({
      red: { r: men([[10, 10]]) },
      blue: { b: { at: [10, 20], profile: { type: 'artillery', models: 1 } } },
      ground: { strip: { kind: 'difficult', cover: 'soft', from: [9.99, 19 - deep], to: [10.01, 21] } },
    });
    expect(cover(gun(2.9))).toMatchObject({ rule: 'WP-COVER-06' });
    const beside = (deep: number): Field => ({
      ...gun(deep),
      ground: { strip: { kind: 'difficult', cover: 'soft', from: [9.99, 18.9 - deep], to: [10.01, 18.9] } },
    });
    expect(cover(beside(2.8))).toMatchObject({ cover: 'none' });
    expect(cover(beside(3.2))).toMatchObject({ cover: 'soft', rule: 'WP-COVER-07' });
  });

  it('[WP-COVER-07] [WP-G-04] a wood between them covers only from three inches on, or as soon as it hides somebody if the option says so', () => {
    const f = (deep: number, roughHides: string): Field => ({
      red: { r: men([8, 9.2, 10.4].map((x) => [x, 10] as const)) },
      blue: { b: men([8, 9.2, 10.4].map((x) => [x, 22] as const)) },
      ground: { wood: { kind: 'difficult', cover: 'soft', from: [0, 13], to: [20, 13 + deep] } },
      options: { roughHides },
    });
    expect(cover(f(2.5, 'deep'))).toMatchObject({ cover: 'none' });
    expect(cover(f(3.5, 'deep'))).toMatchObject({ cover: 'soft', rule: 'WP-COVER-07', pieces: ['wood'] });
    expect(cover(f(2.5, 'always'))).toMatchObject({ cover: 'soft', rule: 'WP-COVER-05', pieces: ['wood'] });
    expect(cover(f(3.5, 'always'))).toMatchObject({ cover: 'soft', pieces: ['wood'] });
    const { options: _, ...asRuled } = f(2.5, 'deep');
    expect(cover(asRuled)).toMatchObject({ cover: 'none' });
    // Computers estimate it alike.
    const glances = (deep: number, roughHides: string) =>
      glance(look(f(deep, roughHides)), { x: inches(8), y: inches(10) }, { x: inches(8), y: inches(22) }).cover;
    expect([glances(2.5, 'always'), glances(2.5, 'deep'), glances(3.5, 'deep')]).toEqual([1, 0, 1]);
  });

  it('[WP-COVER-06] [WP-G-04] a wood covers those who stand in it, and one that blocks sight hides others, too', () => {
    const f = (y: number, blocksSight: boolean): Field => ({
      red: { r: men([[10, 10]]) },
      blue: { b: men([[10, y]]) },
      ground: { wood: { kind: 'difficult', cover: 'soft', seeThrough: !blocksSight, from: [10, 20], to: [20, 22] } },
    });
    expect(cover(f(20.5, false))).toMatchObject({ cover: 'soft', rule: 'WP-COVER-06' });
    expect(cover(f(24, false))).toMatchObject({ cover: 'none' });
    expect(cover(f(24, true))).toMatchObject({ cover: 'soft', rule: 'WP-COVER-05' });
  });

  it('[WP-HERO-03] [WP-VEHICLE-36] half of a single target must be hidden, from most of the shooters', () => {
    const f = (target: object, to: number): Field => ({
      red: { r: men([9.4, 10, 10.6].map((x) => [x, 10] as const)) },
      blue: { b: target as never },
      ground: { wall: { kind: 'obstacle', from: [0, 16], to: [to, 16.4] } },
    });
    expect(cover(f(hero([10, 22]), 9.5))).toMatchObject({ cover: 'none', rule: 'WP-HERO-03' });
    expect(cover(f(hero([10, 22]), 10.4))).toMatchObject({ cover: 'hard', rule: 'WP-HERO-03', pieces: ['wall'] });
    expect(cover(f(tank([10, 22]), 9.5))).toMatchObject({ cover: 'none', rule: 'WP-VEHICLE-36' });
    expect(cover(f(tank([10, 22]), 10.4))).toMatchObject({ cover: 'hard', rule: 'WP-VEHICLE-36' });
  });

  it('[WP-HERO-03] [WP-VEHICLE-36] [WP-G-04] [WP-G-05] an area never covers a single target; where the option lets it hide, only by hiding half of it', () => {
    const f = (b: object, x: number, roughHides = 'deep'): Field => ({
      red: { r: men([[8, 10]]) },
      blue: { b: b as never },
      ground: { wood: { kind: 'difficult', cover: 'soft', from: [x, 14], to: [20, 30] } },
      options: { roughHides },
    });
    for (const b of [hero([10, 22]), tank([10, 22])]) {
      expect(cover(f(b, 9.9, 'always'))).toMatchObject({ cover: 'none' });
      expect(cover(f(b, 5, 'always'))).toMatchObject({ cover: 'soft', pieces: ['wood'] });
      expect(cover(f(b, 9.9))).toMatchObject({ cover: 'none' });
      expect(cover(f(b, 5))).toMatchObject({ cover: 'none' });
    }
    expect(cover(f(men([[10, 22]]), 9.9))).toMatchObject({ cover: 'soft', rule: 'WP-COVER-06' });
  });
});

describe('zones', () => {
  const neededToWound = (...args: Parameters<typeof asks>) => (asks(...args) as { value: number }).value;

  const weapons = [{ name: 'gun', firepower: 1, range: 60, specials: ['piercing(2)'] }];
  const b = tank([30, 24], 900, { defence: 8 });

  it('[WP-VEHICLE-30] [WP-VEHICLE-32] [WP-VEHICLE-33] [WP-G-12] four zones at 45 degrees: nothing, one, or two more for piercing', () => {
    const at = (x: number, y: number) =>
      neededToWound({ red: { r: men([[x, y]], { specials: ['piercing(2)'] }) }, blue: { b } }, 'toWound', {
        unit: 'r',
        target: 'b',
      });
    expect([at(30, 40), at(15, 24), at(45, 24), at(30, 8)]).toEqual([6, 5, 5, 4]);
    // Just before and just behind the line between two zones, and on it.
    expect([at(20, 34.1), at(20, 33.9), at(20, 34)]).toEqual([6, 5, 6]);
    expect([at(20, 14.1), at(20, 13.9), at(20, 14)]).toEqual([5, 4, 5]);
  });

  it('[WP-VEHICLE-31] the zone with most of the shooting models; each weapon by itself', () => {
    const three = men(
      [
        [19, 33.2],
        [20, 34.6],
        [18, 32],
      ],
      { specials: ['piercing(2)'], weapons },
    );
    const f: Field = { red: { r: three }, blue: { b } };
    expect(asks(f, 'zone', { unit: 'r', target: 'b' })).toEqual({
      zone: 'flank',
      front: 1,
      left: 2,
      right: 0,
      rear: 0,
    });
    expect(asks(f, 'toWound', { unit: 'r', target: 'b' })).toMatchObject({ value: 5 });
    expect(asks(f, 'toWound', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ value: 6 });
  });

  it('[WP-VEHICLE-34] without piercing the zone does not matter', () => {
    const at = (x: number, y: number) =>
      neededToWound({ red: { r: men([[x, y]]) }, blue: { b: tank([30, 24], 900, { defence: 6 }) } }, 'toWound', {
        unit: 'r',
        target: 'b',
      });
    expect([at(30, 40), at(15, 24), at(30, 8)]).toEqual([6, 6, 6]);
  });

  it('[WP-VEHICLE-37] [WP-VEHICLE-38] each weapon of a vehicle fires for itself, at what lies at least partly in its arc', () => {
    const guns = [
      { name: 'bow', firepower: 1, range: 36, arc: 'F' },
      { name: 'sides', firepower: 1, range: 36, arc: 'L/R' },
      { name: 'tail', firepower: 1, range: 36, arc: 'H' },
      { name: 'turret', firepower: 1, range: 36, arc: 'A' },
    ];
    const targets = { ahead: hero([30, 24]), left: hero([16, 10]), right: hero([44, 10]), behind: hero([30, 2]) };
    const s = play({
      phase: 'shooting',
      red: { r: tank([30, 10], 900, { firepower: 0, weapons: guns }) },
      blue: targets,
      dice: [1, 1, 1, 1],
    });
    s.answer('shootUnit', 'r');
    expect(s.request('attack').rule).toBe('WP-VEHICLE-37');
    s.answer('attack', 'w3');
    expect(optionIds(s, 'target')).toEqual(['ahead', 'left', 'right', 'behind']);
    s.answer('target', 'left').answer('attack', 'w1');
    expect(optionIds(s, 'target')).toEqual(['left', 'right']);
    s.answer('target', 'right').answer('attack', 'w0').answer('attack', 'w2');
    expect(s.of('shotFired').map((e) => [e.with, e.target])).toEqual([
      ['w3', 'left'],
      ['w1', 'right'],
      ['w0', 'ahead'],
      ['w2', 'behind'],
    ]);
    // Partly is enough: the hero's centre is outside the front zone, the rim of his base is in it.
    const edge: Field = {
      red: { r: tank([30, 10], 900, { firepower: 0, weapons: guns }) },
      blue: { b: hero([40.6, 20]), c: hero([41.2, 20]) },
    };
    expect(asks(edge, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ may: true });
    expect(asks(edge, 'canShoot', { unit: 'r', target: 'c', with: 'w0' })).toMatchObject({ barredBy: 'WP-VEHICLE-38' });
  });
});

describe('measuring', () => {
  const f: Field = {
    red: { r: hero([10, 10]), t: tank([20, 10], 900) },
    blue: {
      b: hero([10, 20]),
      m: men([
        [10, 31.5],
        [10, 30],
        [10, 33],
      ]),
    },
  };
  const far = (unit: string, target: string): unknown => asks(f, 'distance', { unit, target });

  it('[WP-MEASURE-01] anybody may measure at any time, between any units, also in the other side’s turn', () => {
    const s = play({ ...f, phase: 'movement' });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.asked).toEqual(['red:walk']);
    for (const [a, b] of [
      ['r', 'b'],
      ['b', 'm'],
      ['r', 't'],
    ] as const)
      expect(s.question('distance', { unit: a, target: b })).toBe(far(a, b));
    expect(s.asked).toEqual(['red:walk']);
  });

  it('[WP-MEASURE-02] between the nearest points of bases', () => {
    expect(far('r', 'b')).toBe(inches(10 - 0.75 - 0.75));
  });

  it('[WP-MEASURE-03] or of hulls', () => {
    expect(far('r', 't')).toBe(inches(10 - 0.75 - 1.5));
  });

  it('[WP-MEASURE-04] of the nearest models of two units', () => {
    expect(far('b', 'm')).toBe(inches(10 - 0.75 - 0.5));
    expect(far('m', 'b')).toBe(inches(10 - 0.75 - 0.5));
  });
});
