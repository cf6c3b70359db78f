import { describe, expect, it } from 'vitest';
import { asks, play } from '../../test/field.ts';
import { gun, hero, truck } from '../../test/pieces.ts';

describe('artillery', () => {
  it('[WP-ARTY-05] [WP-ARTY-06] [WP-ARTY-07] it fires only after a halt, turned to its target', () => {
    const f = (order: string) => ({ red: { r: gun([10, 10], {}, { order }) }, blue: { b: hero([30, 30]) } });
    expect(asks(f('advance'), 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: false });
    const s = play({ ...f('halt'), phase: 'shooting', dice: [1, 1, 1, 1, 1] });
    s.answer('shootUnit', 'r').answer('attack', 'own').answer('target', 'b');
    expect(s.of('aimed')[0]).toMatchObject({ unit: 'r', facing: 450 });
    expect(s.state.units['r']!.travelled).toBe(0);
  });

  it('[WP-ARTY-06] [WP-SPECIAL-44] [WP-SPECIAL-45] a gun in an open transport turns and fires from its middle', () => {
    const s = play({
      phase: 'shooting',
      red: {
        t: truck([20, 20], { specials: ['openTopped'] }, { order: 'halt' }),
        p: {
          profile: { type: 'artillery', range: 24, specials: ['individual'] },
          with: { where: { at: 'aboard', of: 't' } },
        },
      },
      blue: { b: hero([30, 30]) },
      dice: [1, 1, 1, 1, 1],
    });
    s.answer('shootUnit', 'p').answer('attack', 'own');
    expect(s.of('aimed').map((e) => e.facing)).toEqual([450]);
    expect(s.of('shotFired')).toHaveLength(1);
  });
});
