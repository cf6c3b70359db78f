import { describe, expect, it } from 'vitest';
import { asks, play, shift } from '../../test/field.ts';
import { FAR, gun, hero, men, order, truck } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('units', () => {
  it('[WP-UNIT-07] figures of the crew stay within an inch of their gun', () => {
    const f = { red: { r: gun([10, 10], {}, {}), t: truck([30, 10]) }, blue: { b: hero([10, 40]) } };
    const crew = (x: number, y: number, unit = 'r') => asks(f, 'crew', { unit, x: inches(x), y: inches(y) });
    // The gun's base is two inches wide, a figure's one: an inch of room puts its middle 2.5 inches from the gun's.
    expect(crew(12.5, 10)).toEqual({ distance: inches(1), limit: inches(1), may: true });
    expect(crew(12.6, 10)).toMatchObject({ distance: inches(1.1), may: false });
    expect(crew(10, 7.5)).toMatchObject({ may: true });
    expect([crew(12.05, 12.05), crew(12.1, 12.1)]).toMatchObject([{ may: true }, { may: false }]);
    expect(crew(31, 10, 't')).toBeNull();
  });

  it('[WP-G-02] models pushed apart by a vehicle stand incoherent until their next move repairs it', () => {
    const loose = men([
      [10, 30],
      [14, 30],
    ]);
    const s = order(play({ red: { r: loose }, blue: FAR }), 'advance');
    expect(s.refused('walk', shift(s, 'r', 0, 1))).toMatchObject({ code: 'strayed', rule: 'WP-UNIT-03' });
    s.answer('walk', [{ mover: 'r.1', legs: [{ leg: 'to', x: inches(11.5), y: inches(30) }] }]);
  });

  it('[WP-UNIT-03] [WP-UNIT-04] each model within 1 inch of another and 5 inches of the leader', () => {
    const s = play({
      red: {
        r: {
          models: [
            [10, 10],
            [11.5, 10],
            [13, 10],
            [14.5, 10],
            [16, 10],
          ],
          profile: { move: 8 },
        },
      },
      blue: FAR,
    });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    const go = (i: number, x: number, y: number) => [
      { mover: `r.${i}`, legs: [{ leg: 'to', x: inches(x), y: inches(y) }] },
    ];
    expect(s.refused('walk', go(4, 16.6, 10))).toMatchObject({ code: 'strayed', rule: 'WP-UNIT-03' });
    expect(s.refused('walk', go(0, 9.9, 10))).toMatchObject({ code: 'farFromLeader', rule: 'WP-UNIT-04' });
    s.answer('walk', go(4, 15.9, 9.9));
  });
});
