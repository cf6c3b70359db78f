import { hasEffect } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { asks, look, play, suppressed } from '../../test/field.ts';
import type { Unit } from '../generated/state.ts';
import { verdict } from './morale.ts';

const judge = (
  roll: number,
  unit: Partial<Unit>,
  melee = false,
  type: 'infantry' | 'vehicle' | 'flyer' = 'infantry',
  specials: string[] = [],
) => {
  const l = look({
    blue: { b: { at: [10, 10], profile: { type, morale: type === 'flyer' ? [13] : [11, 13], specials }, with: unit } },
  });
  return verdict(l.state.units['b']!, roll, melee);
};
const hurt = (id: string, more: object, profile = {}) => ({
  [id]: { at: [id === 'c' ? 30 : 10, 20] as const, profile, with: { hurt: true, ...more } },
});

describe('morale', () => {
  it('[WP-MORALE-05] [WP-MORALE-06] [WP-MORALE-07] [WP-MORALE-08] [WP-PROFILE-05] the book: Mo 11/13 with 3 damage: to 7 steady, 8 and 9 suppressed, from 10 destroyed', () => {
    expect([3, 5, 7, 8, 9, 10, 12].map((roll) => judge(roll, { damage: 3 }))).toEqual([
      'steady',
      'steady',
      'steady',
      'suppressed',
      'suppressed',
      'destroyed',
      'destroyed',
    ]);
    const s = play({ phase: 'shooting', red: {}, blue: hurt('b', { damage: 3 }), dice: [4, 4] });
    s.answer('shootUnit', null);
    expect(s.of('tested')[0]).toMatchObject({ roll: 8, total: 11, result: 'suppressed' });
    expect(hasEffect(s.state, 'b', 'suppressed')).toBe(true);
  });

  it('[WP-MORALE-09] [WP-MORALE-10] double six suppresses in any case, double one never harms', () => {
    expect(judge(12, { damage: 0, suppress: 20, destroy: 25 })).toBe('suppressed');
    expect(judge(2, { damage: 30 })).toBe('steady');
  });

  it('[WP-MORALE-01] [WP-MORALE-02] [WP-MORALE-04] [WP-G-09] [WP-WOUND-07] at the end of a phase each damaged unit once, in the attacker’s order', () => {
    const s = play({
      phase: 'movement',
      red: {},
      blue: { ...hurt('b', { damage: 1 }), ...hurt('c', { damage: 1 }) },
      dice: [1, 2, 1, 2],
    });
    s.answer('moveUnit', null);
    s.answer('testUnit', 'c');
    expect(s.of('tested').map((e) => e.unit)).toEqual(['c', 'b']);
    const t = play({ phase: 'shooting', red: {}, blue: hurt('b', { damage: 1 }), dice: [1, 2] });
    t.answer('shootUnit', null);
    expect(t.of('tested')).toHaveLength(1);
  });

  it('[WP-MORALE-04] [WP-WOUND-06] a unit hurt by several is tested once, for all the damage it ever took', () => {
    const s = play({
      phase: 'shooting',
      red: { r: { at: [10, 10], profile: { firepower: 1 } }, q: { at: [16, 10], profile: { firepower: 2 } } },
      blue: { b: { at: [13, 18], with: { damage: 2 } } },
      dice: [6, 6, 6, 6, 6, 6, 1, 2],
    });
    s.answer('shootUnit', 'r')
      .answer('attack', 'own')
      .answer('shootUnit', 'q')
      .answer('attack', 'own')
      .answer('shootUnit', null);
    expect(s.of('damaged').map((e) => [e.points, e.total])).toEqual([
      [1, 3],
      [2, 5],
    ]);
    expect(s.of('tested')).toMatchObject([{ unit: 'b', roll: 3, total: 8 }]);
  });

  it('[WP-MORALE-01] nobody hurt, nobody tested; older damage alone is no reason', () => {
    const s = play({ phase: 'movement', red: {}, blue: { b: { at: [10, 20], with: { damage: 9 } } } });
    s.answer('moveUnit', null).answer('shootUnit', null);
    expect(s.of('tested')).toEqual([]);
    const t = play({ phase: 'movement', red: {}, blue: hurt('b', { damage: 1 }), dice: [1, 2] });
    t.answer('moveUnit', null);
    expect(
      t.of('began').some((e) => (e.frame as { do: string }).do === 'tests' && e.rules.includes('WP-MORALE-01')),
    ).toBe(true);
    expect(t.asked).toEqual(['red:shootUnit']);
  });

  it('[WP-G-18] suppression ends with the unit’s next whole turn', () => {
    const s = play({
      phase: 'melee',
      red: { r: { at: [10, 10] } },
      blue: { b: { at: [40, 40] } },
      effects: [suppressed('r'), suppressed('b')],
    });
    expect(hasEffect(s.state, 'r', 'suppressed')).toBe(false);
    expect(hasEffect(s.state, 'b', 'suppressed')).toBe(true);
    s.answer('moveUnit', null);
    expect(hasEffect(s.state, 'b', 'suppressed')).toBe(false);
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

  it('[WP-SPECIAL-32] [WP-FLYER-16] [WP-FLYER-17] unshakeable units and flyers are never suppressed; flyers are destroyed as usual', () => {
    expect(judge(8, { damage: 3 }, false, 'infantry', ['unshakeable'])).toBe('steady');
    expect(judge(12, { damage: 0 }, false, 'flyer')).toBe('steady');
    expect(judge(10, { damage: 3 }, false, 'flyer')).toBe('destroyed');
  });

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
});
