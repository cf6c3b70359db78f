import { hasEffect } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { asks, play } from '../../../test/field.ts';
import { hurt, judge } from '../../../test/judge.ts';
import { tank } from '../../../test/pieces.ts';

describe('systems down and crippled', () => {
  it('[WP-VEHICLE-42] [WP-VEHICLE-43] [WP-VEHICLE-45] [WP-VEHICLE-46] [WP-G-27] vehicles: systems down also in melee; exactly the limit cripples, the second time it destroys', () => {
    expect(judge(8, { damage: 3 }, true, 'vehicle')).toBe('suppressed');
    expect(judge(10, { damage: 3 }, false, 'vehicle')).toBe('crippled');
    expect(judge(10, { damage: 3, crippled: true }, false, 'vehicle')).toBe('destroyed');
    expect(judge(11, { damage: 3 }, false, 'vehicle')).toBe('destroyed');
    expect(judge(12, { damage: 1 }, false, 'vehicle')).toBe('crippledAndDown');
  });

  it('[WP-VEHICLE-44] a crippled vehicle only halts but still shoots', () => {
    const s = play({ phase: 'shooting', red: {}, blue: hurt('b', { damage: 3 }, { type: 'vehicle' }), dice: [5, 5] });
    s.answer('shootUnit', null);
    expect(s.of('crippled')).toHaveLength(1);
    expect(s.state.units['b']!.crippled).toBe(true);
    const tank = { type: 'vehicle' as const, weapons: [{ name: 'g', firepower: 2, range: 36 }] };
    const f = {
      red: { r: { at: [10, 10] as const, profile: tank, with: { crippled: true } } },
      blue: { b: { at: [10, 20] as const } },
    };
    expect(asks(f, 'orders', { unit: 'r' })).toEqual(['halt']);
    expect(asks(f, 'canShoot', { unit: 'r', target: 'b', with: 'w0' })).toMatchObject({ may: true });
  });

  it('[WP-G-27] a double six that is exactly the limit cripples a vehicle and puts its systems down', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: { b: tank([10, 30], 900, { morale: [11, 13] }, { hurt: true, damage: 1 }) },
      dice: [6, 6],
    });
    s.answer('shootUnit', null);
    expect(s.state.units['b']!.crippled).toBe(true);
    expect(hasEffect(s.state, 'b', 'suppressed')).toBe(true);
  });
});
