import { describe, expect, it } from 'vitest';
import { play } from '../../test/field.ts';
import { squad } from '../../test/pieces.ts';

describe('explosive weapons', () => {
  it('[WP-SPECIAL-10] [WP-SPECIAL-11] [WP-DICE-02] explosive: each point multiplied by itself, with a die for each if it is one', () => {
    const fire = (specials: string[], dice: number[]) => {
      const s = play({
        phase: 'shooting',
        red: { r: squad([10, 10], { firepower: 0, weapons: [{ name: 'x', firepower: 2, range: 36, specials }] }) },
        blue: { b: squad([10, 18]) },
        dice,
      });
      s.answer('shootUnit', 'r').answer('attack', 'w0');
      return s.state.units['b']!.damage;
    };
    expect(fire(['explosive(D3)'], [6, 6, 6, 6, 2, 5])).toBe(1 + 3);
    expect(fire(['explosive(2)'], [6, 6, 6, 6])).toBe(4);
  });

  it('[WP-SPECIAL-10] [WP-SPECIAL-11] explosive as a rule of the whole unit, with a number or a die', () => {
    const fire = (special: string, dice: number[]) => {
      const s = play({
        phase: 'shooting',
        red: { r: squad([10, 10], { firepower: 2, specials: [special] }) },
        blue: { b: squad([10, 18]) },
        dice,
      });
      s.answer('shootUnit', 'r').answer('attack', 'own');
      return s.state.units['b']!.damage;
    };
    expect(fire('explosive(D3)', [6, 6, 6, 6, 2, 5])).toBe(1 + 3);
    expect(fire('explosive(D6)', [6, 6, 6, 6, 2, 5])).toBe(2 + 5);
    expect(fire('explosive(3)', [6, 6, 6, 6])).toBe(6);
  });
});
