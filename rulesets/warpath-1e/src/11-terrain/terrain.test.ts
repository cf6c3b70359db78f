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
});
