import { describe, expect, it } from 'vitest';
import { play, shift } from '../../test/field.ts';
import { FAR, hero, men, order } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('terrain', () => {
  it('[WP-G-53] difficult ground costs along the way of the middle of the base; a base may not end on an obstacle with any part', () => {
    const ground = {
      wood: { kind: 'difficult', from: [0, 12], to: [9.9, 20] },
      wall: { kind: 'obstacle', from: [10.7, 16], to: [12, 17] },
    } as const;
    const s = order(play({ red: { r: hero([10, 10], { move: 6 }) }, blue: FAR, ground }), 'advance');
    // The rim brushes the wood, the middle does not: no extra cost.
    expect(s.refused('walk', shift(s, 'r', 0, 6)).rule).toBe('WP-TERRAIN-07');
    s.answer('walk', shift(s, 'r', 0, 5));
    const t = order(play({ red: { r: hero([9.8, 10], { move: 6 }) }, blue: FAR, ground }), 'advance');
    expect(t.refused('walk', shift(t, 'r', 0, 5))).toMatchObject({ code: 'tooFar', measured: inches(8) });
    const two = order(
      play({
        red: {
          r: men([
            [10, 10],
            [11.2, 10],
          ]),
        },
        blue: FAR,
      }),
      'advance',
    );
    expect(two.refused('walk', [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(11), y: inches(10) }] }])).toMatchObject({
      code: 'modelsOverlap',
      rule: 'WP-G-53',
    });
  });

  it('[WP-TERRAIN-11] the whole base plate counts: every inch on it costs two, right up to its corners', () => {
    const ground = { ruin: { kind: 'difficult', from: [8, 12], to: [12, 16] } } as const;
    const field = (x: number) => {
      const s = play({ red: { r: { at: [x, 10], profile: { type: 'hero', move: 8 } } }, blue: FAR, ground });
      return s.answer('moveUnit', 'r').answer('order', 'advance');
    };
    const [inside, beside] = [field(11.9), field(12.1)];
    expect(inside.refused('walk', shift(inside, 'r', 0, 7))).toMatchObject({ code: 'tooFar', measured: inches(11) });
    beside.answer('walk', shift(beside, 'r', 0, 7));
  });

  it('[WP-TERRAIN-12] [WP-TERRAIN-13] each inch in difficult terrain costs two, at double time as well', () => {
    const ground = { wood: { kind: 'difficult', from: [0, 12], to: [40, 20] } } as const;
    const s = play({ red: { r: { at: [10, 10], profile: { type: 'hero', move: 4 } } }, blue: FAR, ground });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, 3.2))).toMatchObject({ code: 'tooFar', measured: inches(4.4) });
    s.answer('walk', shift(s, 'r', 0, 3));
    const t = play({ red: { r: { at: [10, 10], profile: { type: 'hero', move: 4 } } }, blue: FAR, ground });
    t.answer('moveUnit', 'r')
      .answer('order', 'doubleTime')
      .answer('walk', shift(t, 'r', 0, 5));
  });

  it('[WP-TERRAIN-03] blocking terrain is gone around', () => {
    const s = play({
      red: { r: { at: [10, 10], profile: { type: 'hero', move: 9 } } },
      blue: FAR,
      ground: { house: { kind: 'blocking', from: [8, 12], to: [12, 14] } },
    });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, 6))).toMatchObject({ code: 'throughTerrain', rule: 'WP-TERRAIN-03' });
  });

  it('[WP-TERRAIN-06] [WP-TERRAIN-07] [WP-TERRAIN-08] obstacles: crossed for nothing, not at double time, never stood on', () => {
    const ground = { wall: { kind: 'obstacle', from: [5, 12], to: [15, 12.5] } } as const;
    const s = play({ red: { r: { at: [10, 10], profile: { type: 'hero', move: 4 } } }, blue: FAR, ground });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, 2)).rule).toBe('WP-TERRAIN-07');
    s.answer('walk', shift(s, 'r', 0, 4));
    const t = play({ red: { r: { at: [10, 10], profile: { type: 'hero', move: 4 } } }, blue: FAR, ground });
    t.answer('moveUnit', 'r').answer('order', 'doubleTime');
    expect(t.refused('walk', shift(t, 'r', 0, 4)).rule).toBe('WP-TERRAIN-08');
  });

  it('[WP-TERRAIN-09] decoration is walked over freely', () => {
    const s = play({
      red: { r: { at: [10, 10], profile: { type: 'hero', move: 4 } } },
      blue: FAR,
      ground: { bush: { kind: 'decorative', from: [9, 11], to: [11, 13] } },
    });
    s.answer('moveUnit', 'r')
      .answer('order', 'advance')
      .answer('walk', shift(s, 'r', 0, 4));
  });
});
