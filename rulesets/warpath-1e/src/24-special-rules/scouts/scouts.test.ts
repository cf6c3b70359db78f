import { describe, expect, it } from 'vitest';
import { drive, play } from '../../../test/field.ts';
import { hero, tank } from '../../../test/pieces.ts';
import { inches } from '../../07-measuring/lengths.ts';

describe('scouts', () => {
  it('[WP-G-42] scouts in reserve or aboard do not move, a transport that scouts does; no ramming, but rough ground is rolled for', () => {
    const scout = ['scout'];
    const s = play({
      phase: 'free',
      red: {
        r: tank([10, 10], 900, { specials: scout }),
        off: hero([0, 0], { specials: scout }, { where: { at: 'reserve' } }),
        in: hero([0, 0], { specials: scout }, { where: { at: 'aboard', of: 'r' } }),
      },
      blue: { b: hero([10, 30]) },
      ground: { wall: { kind: 'obstacle', from: [5, 14], to: [15, 14.4] } },
      dice: [2],
    });
    s.start('scouts', { side: null, done: [] });
    expect(s.asked).toEqual(['red:drive']);
    expect(s.refused('drive', drive('r', { go: 16.1 })).rule).toBe('WP-VEHICLE-07');
    s.answer('drive', drive('r', { go: 16 }));
    expect(s.asked).toEqual([]);
    const t = play({
      phase: 'free',
      red: { r: tank([10, 10], 900, { specials: scout }) },
      blue: { b: hero([10, 16]) },
    });
    t.start('scouts', { side: null, done: [] });
    expect(t.refused('drive', drive('r', { go: 12 }))).toMatchObject({ code: 'throughUnit', rule: 'WP-G-42' });
  });

  it('[WP-SPECIAL-03] [WP-SPECIAL-04] [WP-SPECIAL-05] [WP-G-42] scouts move before the first turn, one by one, the sides in turn', () => {
    const scout = { type: 'hero' as const, specials: ['scout'] };
    const field = {
      red: { r1: { at: [10, 10] as const, profile: scout }, r2: { at: [20, 10] as const, profile: scout } },
      blue: { b: { at: [30, 40] as const, profile: { ...scout, type: 'vehicle' as const } } },
      phase: 'free' as const,
      dice: [2, 5],
    };
    const s = play(field);
    s.start('scouts', { side: null, done: [] });
    s.answer('firstScout', 'red').answer('scout', 'r2');
    expect(s.request('walk').args).toMatchObject({ why: 'scout', allowance: inches(10) });
    s.answer('walk', []);
    expect(s.asked).toEqual(['blue:drive']);
    s.answer('drive', [{ mover: 'b.0', legs: [{ leg: 'go', distance: inches(6) }] }]);
    expect(s.state.units['b']!.travelled).toBe(0);
    s.answer('walk', []);
    expect(s.asked).toEqual([]);
  });

  it('[WP-SPECIAL-21] [WP-G-42] unwieldy scouts stay where they are: they make no double time and no full power', () => {
    const slow = { specials: ['scout', 'unwieldy'] };
    const s = play({
      phase: 'free',
      red: {
        r: { at: [10, 10], profile: slow },
        v: { at: [30, 10], profile: { ...slow, type: 'vehicle' } },
        g: { at: [50, 10], profile: { specials: ['scout'], type: 'artillery' } },
      },
      blue: { b: { at: [30, 40], profile: { specials: ['scout'], type: 'hero' } } },
    });
    s.start('scouts', { side: null, done: [] });
    expect(s.asked).toEqual(['blue:walk']);
    s.answer('walk', []);
    expect(s.asked).toEqual([]);
  });
});
