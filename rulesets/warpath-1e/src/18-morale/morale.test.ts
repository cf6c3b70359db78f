import { hasEffect } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { duel } from '../../test/duel.ts';
import { asks, bound, type Field, look, optionIds, play, suppressed } from '../../test/field.ts';
import { hurt, judge } from '../../test/judge.ts';
import { hero } from '../../test/pieces.ts';
import { test } from './activity.ts';

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

  it('[WP-G-18] suppression beats follow-on; shaken off, follow-on binds again', () => {
    const f: Field = {
      red: { r: hero([10, 10], { specials: ['headstrong'] }) },
      blue: { b: hero([10, 16]) },
      effects: [suppressed('r'), bound('r', 'b')],
    };
    expect(asks(f, 'orders', { unit: 'r' })).toEqual(['halt']);
    const s = play({ ...f, phase: 'start', dice: [4] });
    s.answer('moveUnit', 'r');
    expect(optionIds(s, 'order')).toEqual(['doubleTime', 'charge']);
    const t = play({ ...f, phase: 'start', dice: [3] });
    t.answer('moveUnit', 'r');
    expect(t.state.units['r']!.order).toBe('halt');
  });

  it('[WP-G-18] suppression does not stack, and ends with the next whole own turn', () => {
    const s = play({
      phase: 'shooting',
      red: {},
      blue: { b: hero([10, 30], {}, { hurt: true, damage: 5 }) },
      effects: [suppressed('b')],
      dice: [3, 4],
    });
    s.answer('shootUnit', null);
    expect(s.of('tested')[0]!.result).toBe('suppressed');
    expect(s.state.effects.filter((e) => e.name === 'suppressed' && e.on === 'b')).toHaveLength(1);
    s.answer('moveUnit', null);
    if (s.asked[0]?.startsWith('blue')) s.answer('shootUnit', null);
    expect(s.state.active).toBe('red');
    expect(hasEffect(s.state, 'b', 'suppressed')).toBe(false);
  });

  it('[WP-MELEE-12] [WP-MELEE-13] [WP-MORALE-03] [WP-MORALE-13] tested at once; suppressed counts as steady', () => {
    const s = duel({ blueWith: { damage: 4 }, dice: [6, 1, 1, 1, 1, 6, 3, 4, 2] });
    expect(s.of('tested')[0]).toMatchObject({ roll: 7, total: 12, result: 'steady' });
    expect(hasEffect(s.state, 'b', 'suppressed')).toBe(false);
  });

  it('[WP-UNIT-10] [WP-MORALE-14] a unit keeps all its models and dice until it is destroyed as a whole', () => {
    const s = play({
      phase: 'melee',
      red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge', damage: 4 }) },
      blue: {
        b: {
          models: [
            [10, 11.25],
            [11.2, 11.5],
          ],
          profile: { models: 2 },
          with: { damage: 8 },
        },
      },
      dice: [6, 1, 1, 1, 1, 6, 3, 1],
    });
    s.end('regroup');
    expect(s.of('struck')[0]).toMatchObject({ dice: 5 });
    expect(s.state.units['b']!.where.at).toBe('gone');
    const { dice } = asks(
      { red: { r: { at: [10, 10], with: { damage: 10 } } }, blue: { b: { at: [10, 18] } } },
      'toHit',
      { unit: 'r', target: 'b' },
    ) as { dice: number };
    expect(dice).toBe(5);
  });

  it('[WP-MORALE-11] [WP-MORALE-12] a suppressed unit may only halt and does not shoot', () => {
    const f = {
      red: { r: { at: [10, 10] as const } },
      blue: { b: { at: [10, 20] as const } },
      effects: [suppressed('r')],
    };
    expect(asks(f, 'orders', { unit: 'r' })).toEqual(['halt']);
    expect(asks({ ...f, phase: 'shooting' }, 'canShoot', { unit: 'r', target: 'b' })).toMatchObject({
      may: false,
      silencedBy: 'WP-MORALE-12',
    });
  });

  it('[WP-MORALE-02] in free play, too, only units on the table are tested', () => {
    const waits = { with: { where: { at: 'reserve' as const } } };
    const l = look({ red: { r: hero([10, 10]), w: waits }, blue: { b: hero([10, 20]) } });
    const begins = (unit: string) => test.begins!(l, { seat: 'blue', unit, melee: false, at: null } as never);
    expect(begins('r')).toEqual(['WP-MORALE-02']);
    expect(() => begins('w')).toThrow('w is not on the table');
  });
});
