import { describe, expect, it } from 'vitest';
import { drive, play } from '../../test/field.ts';
import { FAR, order, spot, tank } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('antigrav', () => {
  it('[WP-G-36] a crippled antigrav vehicle is rammed like any other, and rough ground is nothing to one that floats', () => {
    const b = (crippled: boolean) => tank([10, 22], 2700, { specials: ['antigrav'] }, { crippled });
    const s = order(play({ red: { r: tank([10, 10]) }, blue: { b: b(true) }, dice: [1, 1, 1, 1] }), 'fullPower');
    s.answer('drive', drive('r', { go: 16 }));
    expect(s.of('collided')).toHaveLength(1);
    const t = order(play({ red: { r: tank([10, 10]) }, blue: { b: b(false) } }), 'fullPower');
    expect(t.refused('drive', drive('r', { go: 16 }))).toMatchObject({ code: 'throughUnit', rule: 'WP-G-36' });
    const ground = { wood: { kind: 'difficult', from: [5, 14], to: [15, 16] } } as const;
    const u = order(
      play({ red: { r: tank([10, 10], 900, { specials: ['antigrav'] }) }, blue: FAR, ground }),
      'fullPower',
    );
    u.answer('drive', drive('r', { go: 16 }));
    expect(spot(u, 'r')!.y).toBe(inches(26));
  });
});
