import { hasEffect } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { duel } from '../../test/duel.ts';
import { asks, bound, play, propose, shift } from '../../test/field.ts';
import { hero } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('regrouping', () => {
  it('[WP-G-20] a fall back that finds no legal end within its die is made as short as can be, whatever is in the way', () => {
    // Enemies all around: an inch is not enough to be an inch from all of them.
    const s = play({
      phase: 'melee',
      red: { r: hero([20, 20], {}, { charging: 'b', order: 'charge' }) },
      blue: { b: hero([20, 21.5]), c: hero([20, 17.5]), d: hero([22.5, 20]), e: hero([17.5, 20]) },
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(s.request('walk').args).toMatchObject({ why: 'fallBack', allowance: inches(1) });
    expect(s.refused('walk', shift(s, 'r', 0.2, -0.2)).rule).toBe('WP-G-03');
    propose(s, 'walk');
    expect(s.question('inContact', { unit: 'r' })).toBe(false);
    for (const foe of ['b', 'c', 'd', 'e'])
      expect(s.question('distance', { unit: 'r', target: foe })).toBeGreaterThanOrEqual(inches(1) - 2);
  });

  it('[WP-REGROUP-01] [WP-REGROUP-02] after a victory the charger may regroup with a D6', () => {
    const s = duel({ dice: [6, 1, 1, 1, 1, 6, 6, 6, 5] });
    expect(s.state.units['b']!.where.at).toBe('gone');
    s.answer('regroup', true);
    expect(s.refused('walk', shift(s, 'r', 5.1, 0)).rule).toBe('WP-REGROUP-02');
    s.answer('walk', shift(s, 'r', 5, 0));
    expect(s.of('walked')[0]).toMatchObject({ why: 'regroup' });
    const t = duel({ dice: [6, 1, 1, 1, 1, 6, 6, 6] });
    t.answer('regroup', false);
    expect(t.of('walked')).toEqual([]);
  });

  it('[WP-REGROUP-03] [WP-REGROUP-04] [WP-G-20] otherwise it must fall back; a 1 suffices in the open, the target stays', () => {
    const s = duel({ dice: [1, 1, 1, 1, 1, 1] });
    const before = JSON.stringify(s.state.units['b']!.where);
    expect(s.refused('walk', shift(s, 'r', 0, -0.5))).toMatchObject({ rule: 'WP-G-03' });
    expect(s.refused('walk', []).code).toBe('malformed');
    s.answer('walk', shift(s, 'r', 0, -1));
    expect(JSON.stringify(s.state.units['b']!.where)).toBe(before);
  });

  it('[WP-REGROUP-05] [WP-REGROUP-08] [WP-VEHICLE-40] who survives is bound in its next turn, vehicles are not', () => {
    expect(hasEffect(duel({ dice: [1, 1, 1, 1, 1, 3] }).state, 'b', 'followOn')).toBe(true);
    expect(hasEffect(duel({ type: 'vehicle', dice: [1, 1, 1, 1, 1, 3] }).state, 'b', 'followOn')).toBe(false);
  });

  it('[WP-REGROUP-05] [WP-REGROUP-06] [WP-REGROUP-07] after a melee only double time, or a charge at an attacker', () => {
    const f = {
      red: { r: { at: [10, 10] as const } },
      blue: { b: { at: [10, 16] as const }, c: { at: [18, 12] as const } },
    };
    expect(asks({ ...f, effects: [bound('r', 'b')] }, 'orders', { unit: 'r' })).toEqual(['doubleTime', 'charge']);
    expect(asks({ ...f, effects: [bound('r', 'b')] }, 'chargeTargets', { unit: 'r' })).toEqual(['b']);
    expect(asks(f, 'chargeTargets', { unit: 'r' })).toEqual(['b', 'c']);
  });

  it('[WP-REGROUP-07] [WP-ARTY-09] [WP-G-41] [WP-G-44] who gives no order does not get out of it: nobody of them shoots as if halted', () => {
    const ends = (profile: object) => {
      const red = { r: { at: [10, 10] as const, profile: { firepower: 2, range: 30, ...profile } } };
      const s = play({ red, blue: { b: { at: [10, 18] } }, effects: [bound('r', 'b')] });
      s.answer('moveUnit', null);
      return [s.state.units['r']!.order, (s.question('canShoot', { unit: 'r', target: 'b' }) as { may: boolean }).may];
    };
    expect(ends({})).toEqual(['doubleTime', false]);
    expect(ends({ type: 'artillery' })).toEqual(['advance', false]);
    expect(ends({ specials: ['unwieldy'] })).toEqual(['advance', true]);
  });

  it('[WP-REGROUP-05] [WP-REGROUP-07] an unwieldy unit that can charge its attacker must: nobody ends the phase to shoot instead', () => {
    const red = { r: { at: [10, 10] as const, profile: { firepower: 2, range: 30, specials: ['unwieldy'] } } };
    const s = play({ red, blue: { b: { at: [10, 14] } }, effects: [bound('r', 'b')] });
    expect(s.question('orders', { unit: 'r' })).toEqual(['charge']);
    expect(s.refused('moveUnit', null).code).toBe('malformed');
    s.answer('moveUnit', 'z').answer('order', 'halt');
    expect(s.asked).toEqual(['red:chargeMove']);
  });
});
