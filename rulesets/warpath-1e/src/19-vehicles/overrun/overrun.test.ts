import { describe, expect, it } from 'vitest';
import { drive, type Field, play } from '../../../test/field.ts';
import { FAR, hero, order, tank } from '../../../test/pieces.ts';

describe('overruns and rough ground', () => {
  it('[WP-G-23] each piece of rough ground is rolled for, or only the first of a move if the option says so', () => {
    const ground = {
      wall: { kind: 'obstacle', from: [5, 14], to: [15, 14.4] },
      wood: { kind: 'difficult', from: [5, 18], to: [15, 20] },
    } as const;
    const go = (terrainRolls: string, dice: number[]) => {
      const s = order(
        play({ red: { r: tank([10, 10]) }, blue: FAR, ground, options: { terrainRolls }, dice }),
        'fullPower',
      );
      return s.answer('drive', drive('r', { go: 16 })).state.units['r']!.immobilised;
    };
    expect(go('each', [2, 1])).toBe(true);
    expect(go('each', [2, 2])).toBe(false);
    expect(go('once', [2])).toBe(false);
    expect(go('once', [1])).toBe(true);
    // A vehicle that starts inside and drives out does not roll.
    const out = order(play({ red: { r: tank([10, 19]) }, blue: FAR, ground }), 'fullPower');
    out.answer('drive', drive('r', { go: 10 }));
  });

  it('[WP-G-23] a vehicle that gets stuck hits nobody beyond, and nobody twice', () => {
    const f = (dice: number[]): Field => ({
      red: { r: tank([10, 8]) },
      blue: { b: hero([10, 22]) },
      ground: { wall: { kind: 'obstacle', from: [5, 14], to: [15, 14.4] } },
      dice,
    });
    const stuck = order(play(f([1])), 'fullPower').answer('drive', drive('r', { go: 16 }));
    expect(stuck.of('overran')).toEqual([]);
    const over = order(play(f([2, 1, 1])), 'fullPower').answer('drive', drive('r', { go: 16 }));
    expect(over.of('overran')).toHaveLength(1);
  });

  it('[WP-VEHICLE-16] [WP-G-11] the crushing strength of the vehicle helps the hits of an overrun to wound', () => {
    const woundsBy = (crushing: number): number => {
      const specials = crushing === 0 ? [] : [`crushingStrength(${crushing})`];
      const s = play({
        red: { r: tank([10, 8], 900, { specials }) },
        blue: { b: hero([10, 14], { defence: 5 }) },
        dice: [1, 3],
      });
      order(s, 'fullPower').answer('drive', drive('r', { go: 16 }));
      return s.state.units['b']!.damage;
    };
    expect(woundsBy(0)).toBe(0);
    expect(woundsBy(2)).toBe(1);
  });

  it('[WP-ARTY-10] artillery that is overrun suffers 3D6 hits', () => {
    const s = play({
      red: { r: tank([10, 8], 900, { move: 10 }) },
      blue: { b: { at: [10, 14], profile: { type: 'artillery', defence: 4 } } },
      dice: [1, 1, 2, 1, 1, 1, 4],
    });
    order(s, 'fullPower').answer('drive', drive('r', { go: 16 }));
    expect(s.state.units['b']!.damage).toBe(1);
  });
});
