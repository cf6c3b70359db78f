import { describe, expect, it } from 'vitest';
import { asks, type Field, optionIds, play, propose, shift } from '../../test/field.ts';
import { hero } from '../../test/pieces.ts';
import { inches } from '../07-measuring/lengths.ts';
import type { Spot } from '../generated/state.ts';

const can = (f: Field, args: Record<string, string | boolean> = {}) =>
  asks(f, 'canCharge', { unit: 'r', target: 'b', ...args }) as { may: boolean; barredBy: string | null };
type Scene = ReturnType<typeof play>;
const spots = (s: Scene, id: string): readonly Spot[] => {
  const { where } = s.state.units[id]!;
  return where.at === 'table' ? where.models : [];
};
const charge = (s: Scene, unit = 'r'): Scene => s.answer('moveUnit', unit).answer('order', 'charge');

describe('special rules of charging', () => {
  it('[WP-SPECIAL-01] [WP-SPECIAL-21] [WP-SPECIAL-22] [WP-G-00] unwieldy: an exception that beats the normal rules: no double time, charges only as far as an advance', () => {
    const f = (far: number, specials: string[]): Field => ({
      red: { r: hero([10, 10], { specials }) },
      blue: { b: hero([10, 11.5 + far]) },
    });
    expect(can(f(5, ['unwieldy'])).may).toBe(true);
    expect(can(f(5.1, ['unwieldy']))).toMatchObject({ barredBy: 'WP-SPECIAL-22', reach: inches(5) });
    expect(can(f(5.1, [])).may).toBe(true);
    expect(asks(f(5, ['unwieldy']), 'orders', { unit: 'r' })).toEqual(['halt', 'advance', 'charge']);
  });

  it('[WP-SPECIAL-12] [WP-SPECIAL-13] [WP-G-17] cowards roll before they charge; on a 1 they have halted, and may shoot', () => {
    const f: Field = { red: { r: hero([10, 10], { specials: ['cowardly'] }) }, blue: { b: hero([10, 16]) } };
    const s = play({ ...f, dice: [1] });
    charge(s);
    expect(s.state.units['r']).toMatchObject({ order: 'halt', charging: null });
    expect(spots(s, 'r')[0]).toMatchObject({ x: inches(10), y: inches(10) });
    expect(optionIds(s, 'moveUnit')).toEqual([]);
    expect(s.question('canShoot', { unit: 'r', target: 'b' })).toMatchObject({ may: true });
    expect(s.question('toHit', { unit: 'r', target: 'b' })).toMatchObject({ value: 3 });
    const t = charge(play({ ...f, dice: [2] }));
    propose(t, 'chargeMove');
    expect(t.state.units['r']!.charging).toBe('b');
  });

  it('[WP-SPECIAL-23] [WP-SPECIAL-24] [WP-SPECIAL-25] [WP-SPECIAL-26] [WP-G-40] jump packs: 10 inches over everything, no landing on it, but in difficult ground', () => {
    const jumper = hero([10, 10], { specials: ['jumpTroops'] });
    const ground = {
      house: { kind: 'blocking', from: [5, 12], to: [15, 16] },
      wood: { kind: 'difficult', from: [5, 18], to: [15, 22] },
      wall: { kind: 'obstacle', from: [17, 5], to: [17.5, 15] },
    } as const;
    const s = play({ red: { r: jumper }, blue: { b: hero([40, 40]) }, ground });
    s.answer('moveUnit', 'r');
    expect(optionIds(s, 'order')).toEqual(['halt', 'advance', 'doubleTime', 'advanceJump', 'doubleTimeJump']);
    s.answer('order', 'advanceJump');
    expect(s.refused('walk', shift(s, 'r', 0, 4)).rule).toBe('WP-SPECIAL-26');
    expect(s.refused('walk', shift(s, 'r', 7, 0)).rule).toBe('WP-SPECIAL-26');
    expect(s.refused('walk', shift(s, 'r', 0, 10.1))).toMatchObject({ code: 'tooFar', limit: inches(10) });
    s.answer('walk', shift(s, 'r', 0, 10));
    expect(spots(s, 'r')[0]!.y).toBe(inches(20));
    const t = play({ red: { r: jumper }, blue: { b: hero([40, 40]) }, ground });
    t.answer('moveUnit', 'r')
      .answer('order', 'doubleTimeJump')
      .answer('walk', shift(t, 'r', 0, 20));
    const walks = play({ red: { r: jumper }, blue: { b: hero([40, 40]) }, ground });
    walks.answer('moveUnit', 'r').answer('order', 'doubleTime');
    expect(walks.refused('walk', shift(walks, 'r', 0, 7)).rule).toBe('WP-TERRAIN-03');
    const far: Field = { red: { r: jumper }, blue: { b: hero([10, 31.5]) } };
    expect(can(far, { jump: true })).toMatchObject({ may: true, reach: inches(20) });
    expect(can(far)).toMatchObject({ may: false, reach: inches(10) });
  });

  it('[WP-SPECIAL-27] [WP-MELEE-06] a jumping charge is never disrupted, through rough ground or across a wall', () => {
    const need = (order: string, ground: Field['ground']) => {
      const s = play({
        red: { r: hero([10, 10], { specials: ['jumpTroops'] }) },
        blue: { b: hero([10, 17]) },
        ground: ground!,
        dice: [1, 1, 1, 1, 1, 1],
      });
      s.answer('moveUnit', 'r').answer('order', order);
      propose(s, 'chargeMove');
      s.answer('moveUnit', null).answer('shootUnit', null);
      return s.of('struck')[0]?.need;
    };
    const wood = { wood: { kind: 'difficult', from: [5, 12], to: [15, 20] } } as const;
    const wall = { wall: { kind: 'obstacle', from: [0, 15.75], to: [30, 16.25] } } as const;
    expect([need('charge', wood), need('chargeJump', wood)]).toEqual([5, 4]);
    expect([need('charge', wall), need('chargeJump', wall)]).toEqual([5, 4]);
  });
});
