import { describe, expect, it } from 'vitest';
import { duel } from '../../test/duel.ts';
import { asks, play } from '../../test/field.ts';
import { hero, tank } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';

describe('vehicles in melee', () => {
  it('[WP-G-34] a pivot counts as movement, unless the option says it does not', () => {
    const need = (pivotsMove: boolean) =>
      play({
        phase: 'melee',
        red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge' }) },
        blue: { b: tank([10, 13], 900, {}, { order: 'pivot', turned: true }) },
        options: { pivotsMove },
        dice: [1, 1, 1, 1, 1, 3],
      }).of('struck')[0]!.need;
    expect([need(true), need(false)]).toEqual([4, 2]);
  });

  it('[WP-G-49] immobilised is not crippled: no +2 by itself, a first crippled result does not destroy, antigrav is still out of reach', () => {
    const fight = (with_: object) =>
      play({
        phase: 'melee',
        red: { r: hero([10, 10], {}, { charging: 'b', order: 'charge' }) },
        blue: { b: tank([10, 13], 900, {}, { immobilised: true, ...with_ }) },
        dice: [1, 1, 1, 1, 1, 3],
      }).of('struck')[0]!.need;
    expect(fight({ order: 'fullPower', travelled: inches(6) })).toBe(4);
    expect(fight({ order: 'halt' })).toBe(2);
    const s = play({
      phase: 'shooting',
      red: {},
      blue: { b: tank([10, 30], 900, { morale: [11, 13] }, { immobilised: true, hurt: true, damage: 3 }) },
      dice: [5, 5],
    });
    s.answer('shootUnit', null);
    expect(s.of('tested')[0]!.result).toBe('crippled');
    const float = {
      red: { r: hero([10, 10]) },
      blue: { b: tank([10, 17], 900, { specials: ['antigrav'] }, { immobilised: true }) },
    };
    expect(asks(float, 'canCharge', { unit: 'r', target: 'b' })).toMatchObject({ barredBy: 'WP-SPECIAL-42' });
  });

  it('[WP-VEHICLE-41] [WP-VEHICLE-47] [WP-VEHICLE-48] [WP-G-34] +2 against still vehicles, -2 against fast ones, nothing between', () => {
    const need = (blueWith: object) =>
      duel({ type: 'vehicle', blueWith, dice: [1, 1, 1, 1, 1, 3] }).of('struck')[0]!.need;
    expect(need({})).toBe(2);
    expect(need({ order: 'pivot', turned: true })).toBe(4);
    expect(need({ order: 'manoeuvre', travelled: 12 * 2540 })).toBe(4);
    expect(need({ order: 'fullPower', travelled: 12 * 2540 + 10 })).toBe(6);
    expect(need({ order: 'fullPower', travelled: 20 * 2540, crippled: true })).toBe(2);
  });
});
