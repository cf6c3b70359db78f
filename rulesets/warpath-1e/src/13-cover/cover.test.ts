import { describe, expect, it } from 'vitest';
import { asks, type Field, look, play } from '../../test/field.ts';
import { hit } from '../../test/hit.ts';
import { hero, men, squad, tank } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import { glance } from '../tactics/glance.ts';

const cover = (f: Field, args = {}) => asks(f, 'cover', { unit: 'r', target: 'b', ...args });

describe('cover', () => {
  const five = [8, 9.2, 10.4, 11.6, 12.8];

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

  it('[WP-COVER-01] all shooting models look, not only the leader', () => {
    const wall = (to: number): Field => ({
      red: { r: { ...men(five.map((x) => [x, 10] as const)), with: { leader: 4 } } },
      blue: { b: men([[10.4, 20]]) },
      ground: { wall: { kind: 'obstacle', from: [4, 12], to: [to, 12.4] } },
    });
    // The wall hides the target from one, two, then three of the five.
    expect(cover(wall(9.7))).toMatchObject({ cover: 'none' });
    expect(cover({ ...wall(9.7), options: { coverTie: 'cover' } })).toMatchObject({ cover: 'none' });
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
    expect(cover(f(hero([10, 22]), 9.5))).toEqual({ cover: 'none', rule: 'WP-HERO-03', pieces: [] });
    expect(cover(f(hero([10, 22]), 10.4))).toMatchObject({ cover: 'hard', rule: 'WP-HERO-03', pieces: ['wall'] });
    expect(cover(f(tank([10, 22]), 9.5))).toMatchObject({ cover: 'none', rule: 'WP-VEHICLE-36' });
    expect(cover(f(tank([10, 22]), 10.4))).toMatchObject({ cover: 'hard', rule: 'WP-VEHICLE-36' });
  });

  it('[WP-HERO-03] [WP-VEHICLE-36] exactly half of it is enough, exactly half of the shooters are not', () => {
    const f = (shooters: readonly (readonly [number, number])[], to: number): Field => ({
      red: { r: men(shooters) },
      blue: { b: hero([10, 22]) },
      ground: { wall: { kind: 'obstacle', from: [0, 16], to: [to, 16.4] } },
    });
    expect(cover(f([[10, 10]], 10))).toMatchObject({ cover: 'hard' });
    expect(cover(f([[10, 10]], 9.99))).toMatchObject({ cover: 'none' });
    expect(
      cover(
        f(
          [
            [10, 10],
            [16, 10],
          ],
          10,
        ),
      ),
    ).toMatchObject({ cover: 'none' });
  });

  it('[WP-FLYER-09] a flyer has none, and nothing gives it any', () => {
    const p = { at: [10, 22] as const, profile: { type: 'flyer' as const, morale: [12] as never } };
    const ground = { wall: { kind: 'obstacle', from: [0, 16], to: [20, 16.4] } } as const;
    expect(cover({ red: { r: men([[10, 10]]) }, blue: { b: p }, ground })).toEqual({
      cover: 'none',
      rule: 'WP-FLYER-09',
      pieces: [],
    });
  });

  it('[WP-COVER-07] a shot ends where it reaches its target, and goes only through what lies on its line', () => {
    // Two and a half inches of wood lie before the nearest of three, another inch under it.
    const under: Field = {
      red: { r: men([[10, 10]]) },
      blue: {
        b: men([
          [10, 20],
          [11.1, 21],
          [12.2, 21],
        ]),
      },
      ground: { wood: { kind: 'difficult', cover: 'soft', from: [9.9, 17], to: [10.1, 21] } },
    };
    expect(cover(under)).toMatchObject({ cover: 'none' });
    const eastwards: Field = {
      red: { r: men([[10, 10]]) },
      blue: {
        b: men([
          [20, 10],
          [21, 11.1],
          [21, 12.2],
        ]),
      },
      ground: { wood: { kind: 'difficult', cover: 'soft', from: [17, 9.9], to: [21, 10.1] } },
    };
    expect(cover(eastwards)).toMatchObject({ cover: 'none' });
    const aslant: Field = {
      red: { r: men([[10, 10]]) },
      blue: { b: men([[20, 20]]) },
      ground: {
        wood: { kind: 'difficult', cover: 'soft', from: [13, 13], to: [16, 16] },
        aside: { kind: 'difficult', cover: 'soft', from: [16.6, 16.1], to: [16.9, 16.3] },
      },
    };
    expect(cover(aslant)).toMatchObject({ rule: 'WP-COVER-07', pieces: ['wood'] });
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
