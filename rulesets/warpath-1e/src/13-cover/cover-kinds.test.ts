import { describe, expect, it } from 'vitest';
import { asks, type Field, look } from '../../test/field.ts';
import { hero, men } from '../../test/pieces.ts';
import { coverFrom } from './cover.ts';

type At = readonly [number, number];
const cover = (f: Field, args = {}) =>
  (asks(f, 'cover', { unit: 'r', target: 'b', ...args }) as { cover: string; rule: string }).cover;
const row = (y: number, n: number, x = 10): At[] => Array.from({ length: n }, (_, i) => [x + 1.2 * i, y]);
const wall = (from: At, to: At, kind: 'soft' | 'hard') => ({ kind: 'obstacle', cover: kind, from, to }) as const;
const wood = (from: At, to: At, kind: 'soft' | 'hard') => ({ kind: 'difficult', cover: kind, from, to }) as const;

describe('soft or hard', () => {
  it('[WP-COVER-08] [WP-G-05] guns and vehicles are hard cover, all others soft, terrain as it is agreed', () => {
    const behind = (type: string) =>
      cover({
        red: { r: men([[10, 10]]) },
        blue: { b: men([[10, 20]]), o: { at: [10, 17], facing: 0, profile: { type: type as never, models: 1 } } },
      });
    expect(['artillery', 'vehicle', 'monster'].map(behind)).toEqual(['hard', 'hard', 'soft']);
    const walled = (kind: 'soft' | 'hard') =>
      cover({
        red: { r: men([[10, 10]]) },
        blue: { b: men([[10, 20]]) },
        ground: { w: wall([8, 18], [12, 18.4], kind) },
      });
    expect([walled('soft'), walled('hard')]).toEqual(['soft', 'hard']);
  });

  it('[WP-G-05] where soft and hard hide models of one target, the kind that hides more of them counts; a tie is soft', () => {
    // One shooter far below; each wall hides the models straight behind it.
    const f = (soft: number, hard: number): Field => ({
      red: { r: men([[10 + 0.6 * (soft + hard - 1), 2]]) },
      blue: { b: men(row(40, soft + hard)) },
      ground: {
        s: wall([8, 39], [10 + 1.2 * soft - 0.6, 39.3], 'soft'),
        h: wall([10 + 1.2 * soft - 0.6, 39], [30, 39.3], 'hard'),
      },
    });
    expect([cover(f(3, 1)), cover(f(1, 3)), cover(f(2, 2))]).toEqual(['soft', 'hard', 'soft']);
  });

  it('[WP-COVER-06] [WP-G-05] so it is with two areas that models stand in', () => {
    const f = (soft: number, hard: number): Field => ({
      red: { r: men([[10, 2]]) },
      blue: { b: men(row(20, soft + hard)) },
      ground: {
        s: wood([8, 19], [10 + 1.2 * soft - 0.6, 21], 'soft'),
        h: wood([10 + 1.2 * soft - 0.6, 19], [30, 21], 'hard'),
      },
    });
    expect([cover(f(4, 1)), cover(f(1, 4)), cover(f(2, 2))]).toEqual(['soft', 'hard', 'soft']);
  });

  it('[WP-COVER-07] [WP-G-05] and with two areas that shots go through: what is longer, in a tie soft', () => {
    const f = (soft: number, hard: number): Field => ({
      red: { r: men([[10, 2]]) },
      blue: { b: men([[10, 30]]) },
      ground: { s: wood([8, 10], [12, 10 + soft], 'soft'), h: wood([8, 15], [12, 15 + hard], 'hard') },
    });
    expect([cover(f(2, 1.5)), cover(f(1.5, 2)), cover(f(2, 2))]).toEqual(['soft', 'hard', 'soft']);
    expect(cover(f(1.5, 1.4))).toBe('none');
  });

  it('[WP-COVER-07] through areas of one kind as well, only from three inches on', () => {
    const f = (deep: number, kind: 'soft' | 'hard'): Field => ({
      red: { r: men([[10, 2]]) },
      blue: { b: men([[10, 30]]) },
      ground: { w: wood([8, 10], [12, 10 + deep], kind) },
    });
    expect([cover(f(2.99, 'soft')), cover(f(3, 'soft')), cover(f(3, 'hard'))]).toEqual(['none', 'soft', 'hard']);
    // Rounding may take a hundredth of a millimetre away.
    expect(cover(f(7619 / 2540, 'soft'))).toBe('soft');
  });

  it('[WP-COVER-08] [WP-G-05] what affects more models counts, be it hiding them or around them; a tie is soft', () => {
    // All stand in a soft wood, and two of five are behind a hard wall: the wood affects more of them.
    const f = (kind: 'soft' | 'hard', other: 'soft' | 'hard', to: number): Field => ({
      red: { r: men([[12.4, 2]]) },
      blue: { b: men(row(40, 5)) },
      ground: { w: wood([8, 39.2], [20, 41], kind), o: wall([8, 38.6], [to, 38.9], other) },
    });
    expect([cover(f('soft', 'hard', 13.9)), cover(f('hard', 'soft', 13.9))]).toEqual(['soft', 'hard']);
    expect([cover(f('soft', 'hard', 20)), cover(f('hard', 'soft', 20))]).toEqual(['soft', 'soft']);
    const four = { w: wood([8, 39.2], [14, 41], 'soft'), o: wall([8, 38.6], [20, 38.9], 'hard') };
    expect(cover({ ...f('soft', 'hard', 20), ground: four })).toBe('hard');
  });

  it('[WP-G-05] a tie is soft also within a single model, and among shots', () => {
    const behind = (y: number): Field => ({
      red: { r: men([[10, 2]]) },
      blue: { b: men([[10, y]]) },
      ground: { s: wall([8, 30], [10, 30.3], 'soft'), h: wall([10, 30], [12, 30.3], 'hard') },
    });
    expect(cover(behind(40))).toBe('soft');
    const shots: Field = {
      red: {
        r: men([
          [10, 2],
          [12, 2],
        ]),
      },
      blue: {
        b: men([
          [10, 30],
          [12, 30],
        ]),
      },
      ground: { s: wood([9.9, 10], [10.1, 14], 'soft'), h: wood([11.9, 10], [12.1, 14], 'hard') },
    };
    expect(cover(shots)).toBe('soft');
  });

  it('[WP-COVER-08] [WP-G-05] where both kinds are about, all shooters count, also those behind the first who are blind', () => {
    // The wall hides three of five from two shooters, but all five from the third; four stand in the hard wood.
    const ground = {
      wall: wall([7.5, 10.9], [12.5, 11.1], 'soft'),
      wood: wood([9, 19.2], [13.2, 21], 'hard'),
      bush: wood([13.9, 14], [14.5, 14.2], 'soft'),
    };
    const red = {
      r: men([
        [12, 2],
        [12, 0.9],
        [9.5, 2],
      ]),
    };
    const { bush: _, ...bare } = ground;
    for (const g of [ground, bare]) expect(cover({ red, blue: { b: men(row(20, 5)) }, ground: g })).toBe('soft');
  });

  it('[WP-COVER-08] [WP-G-05] what is hidden from a shooter counts even if that shooter sees enough', () => {
    // Two see nobody: two models behind the soft wall, two behind the hard one. The third is past the soft wall.
    const ground = { s: wall([8, 30], [11.8, 30.3], 'soft'), h: wall([11.8, 38], [30, 38.3], 'hard') };
    const shooters = (...models: At[]): Field => ({ red: { r: men(models) }, blue: { b: men(row(40, 4)) }, ground });
    expect(cover(shooters([11.8, 2], [11.8, 1]))).toBe('soft');
    expect(cover(shooters([11.8, 2], [11.8, 1], [11.8, 34]))).toBe('hard');
  });
});

describe('cover of those who are not there', () => {
  it('[WP-COVER-01] is none', () => {
    const away = { with: { where: { at: 'reserve' as const } } };
    expect(coverFrom(look({ red: { r: away }, blue: { b: hero([10, 20]) } }), 'r', null, 'b')).toMatchObject({
      kind: 'none',
      pieces: [],
    });
    expect(coverFrom(look({ red: { r: hero([10, 20]) }, blue: { b: away } }), 'r', null, 'b')).toMatchObject({
      kind: 'none',
      pieces: [],
    });
  });

  it('[WP-BFG-07] [WP-COVER-01] own fire and each weapon are judged apart, in whatever order', () => {
    const weapons = [1, 2].map(() => ({ name: 'g', firepower: 1, range: 60 }));
    const f: Field = {
      red: {
        r: men(
          [
            [10, 10],
            [12, 10],
            [14, 10],
          ],
          { weapons },
        ),
      },
      blue: { b: men([[12, 20]]) },
      ground: { w: wall([13.4, 10.9], [14.6, 11.1], 'hard') },
    };
    const l = look(f);
    const kinds = () => [null, 0, 1, 2].map((bearer) => coverFrom(l, 'r', bearer, 'b').kind);
    expect([kinds(), kinds()]).toEqual([
      ['none', 'none', 'none', 'hard'],
      ['none', 'none', 'none', 'hard'],
    ]);
  });
});
