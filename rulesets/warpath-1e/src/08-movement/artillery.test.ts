import { describe, expect, it } from 'vitest';
import { asks, bound, play, shift, unitOf } from '../../test/field.ts';
import { gun, hero } from '../../test/pieces.ts';

describe('artillery', () => {
  it('[WP-ARTY-02] [WP-ARTY-09] only halt and advance; after a melee only advance', () => {
    expect(asks({ red: { r: gun([10, 10]) }, blue: { b: hero([10, 15]) } }, 'orders', { unit: 'r' })).toEqual([
      'halt',
      'advance',
    ]);
    expect(
      asks({ red: { r: gun([10, 10]) }, effects: [bound('r', 'b')], blue: { b: hero([10, 15]) } }, 'orders', {
        unit: 'r',
      }),
    ).toEqual(['advance']);
    expect(unitOf('red', { profile: { type: 'artillery', specials: [] } }).specials.map((x) => x.id)).toEqual([
      'unwieldy',
    ]);
    const s = play({ red: { r: gun([10, 10]) }, blue: { b: hero([60, 40]) } });
    s.answer('moveUnit', 'r')
      .answer('order', 'advance')
      .answer('walk', shift(s, 'r', 0, 4));
  });

  it('[WP-ARTY-03] [WP-G-21] every kind of terrain bars it, decoration as well', () => {
    const s = play({
      red: { r: gun([10, 10]) },
      blue: { b: hero([60, 40]) },
      ground: { bush: { kind: 'decorative', from: [8, 13], to: [12, 15] } },
    });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, 3)).rule).toBe('WP-ARTY-03');
    s.answer('walk', []);
  });

  it('[WP-ARTY-04] deployed in difficult terrain it stays there', () => {
    expect(asks({ red: { r: gun([10, 10], {}, { frozen: true }) } }, 'orders', { unit: 'r' })).toEqual(['halt']);
    const s = play({
      red: { r: gun([10, 10], {}, { frozen: true }) },
      blue: { b: hero([60, 40]) },
      effects: [bound('r', 'b')],
    });
    s.answer('moveUnit', 'r');
    expect(s.refused('walk', shift(s, 'r', 0, 1)).rule).toBe('WP-ARTY-04');
  });
});
