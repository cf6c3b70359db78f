import { hasEffect } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { play, suppressed } from '../../../test/field.ts';
import { FAR, tank } from '../../../test/pieces.ts';

describe('headstrong units', () => {
  it('[WP-G-47] headstrong vehicles shake systems down off, but never crippled or immobilised', () => {
    const s = play({
      phase: 'start',
      red: { r: tank([10, 10], 900, { specials: ['headstrong'] }, { crippled: true, immobilised: true }) },
      blue: FAR,
      effects: [suppressed('r')],
      dice: [4],
    });
    expect(hasEffect(s.state, 'r', 'suppressed')).toBe(false);
    expect(s.state.units['r']).toMatchObject({ crippled: true, immobilised: true });
    s.answer('moveUnit', 'r');
    expect(s.state.units['r']!.order).toBe('halt');
  });

  it('[WP-SPECIAL-30] [WP-SPECIAL-31] [WP-DEMO-10] headstrong units shake suppression off on 4+ at the start of their turn', () => {
    const f = (die: number) =>
      play({
        phase: 'start',
        red: { r: { at: [10, 10], is: 'demo-steel-warriors' } },
        blue: { b: { at: [40, 40] } },
        effects: [suppressed('r')],
        dice: [die],
      });
    expect(hasEffect(f(4).state, 'r', 'suppressed')).toBe(false);
    expect(hasEffect(f(3).state, 'r', 'suppressed')).toBe(true);
  });
});
