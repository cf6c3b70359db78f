import { gap } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { inches } from '../src/rules/lengths.ts';
import { bodiesAt } from '../src/rules/table-top.ts';
import { asks, optionIds, play, propose, shift } from './field.ts';

const hero = (at: readonly [number, number], more = {}) => ({ at, profile: { type: 'hero' as const, ...more } });

const touching = (s: ReturnType<typeof play>, a: string, b: string): number => {
  const [x, y] = [a, b]
    .map((id) => s.state.units[id]!)
    .map((u) => bodiesAt(u, u.where.at === 'table' ? u.where.models : []));
  return x!.filter((p) => y!.some((q) => gap(p, q) <= 10)).length;
};

describe('charging', () => {
  it('[WP-CHARGE-01] [WP-CHARGE-02] [WP-CHARGE-03] [WP-CHARGE-04] [WP-CHARGE-05] [WP-CHARGE-06] [WP-MOVE-07] one target that is seen, near enough, reachable and can be hurt', () => {
    const s = play({ red: { r: { at: [10, 10] } }, blue: { b: { at: [10, 18] }, far: { at: [40, 40] } } });
    s.answer('moveUnit', 'r').answer('order', 'charge');
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ order: 'charge', charging: 'b', disrupted: false });
    expect(touching(s, 'r', 'b')).toBeGreaterThan(0);
    expect(s.of('charged')[0]).toMatchObject({ target: 'b' });
  });

  it('[WP-CHARGE-04] [WP-CHARGE-11] [WP-CHARGE-12] twice Be is enough, more is not; then another order is given', () => {
    const f = (far: number) => ({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 10 + 1.5 + far]) } });
    expect(asks(f(10), 'orders', { unit: 'r' })).toContain('charge');
    expect(asks(f(10.1), 'orders', { unit: 'r' })).toEqual(['halt', 'advance', 'doubleTime']);
    const behind = { ...f(8), ground: { house: { kind: 'blocking', from: [2, 13], to: [18, 15] } } } as const;
    expect(asks(behind, 'orders', { unit: 'r' })).not.toContain('charge');
    const walled = {
      ...f(8),
      ground: { house: { kind: 'blocking', seeThrough: true, from: [0, 13], to: [18, 15] } },
    } as const;
    expect(asks(walled, 'orders', { unit: 'r' })).not.toContain('charge');
  });

  it('[WP-CHARGE-06] [WP-G-33] a target that no die can wound is not charged', () => {
    const f = (crushing: string[]) => ({
      red: { r: hero([10, 10], { specials: crushing }) },
      blue: { b: hero([10, 15], { defence: 8 }) },
    });
    expect(asks(f([]), 'chargeTargets', { unit: 'r' })).toEqual([]);
    expect(asks(f(['crushingStrength(2)']), 'chargeTargets', { unit: 'r' })).toEqual(['b']);
  });

  it('[WP-CHARGE-07] [WP-CHARGE-08] [WP-CHARGE-13] the nearest model goes first, around blocking terrain and other enemies', () => {
    const s = play({
      red: { r: hero([10, 10], { move: 8 }) },
      blue: { b: hero([10, 18]) },
      ground: { hut: { kind: 'blocking', seeThrough: true, from: [9, 13], to: [13, 15] } },
    });
    s.answer('moveUnit', 'r').answer('order', 'charge');
    expect(s.refused('chargeMove', shift(s, 'r', 0, 6.49))).toMatchObject({ code: 'throughTerrain' });
    expect(s.refused('chargeMove', shift(s, 'r', 0, 1))).toMatchObject({
      code: 'nearestStaysAway',
      rule: 'WP-CHARGE-13',
    });
    propose(s, 'chargeMove');
    expect(touching(s, 'r', 'b')).toBe(1);
  });

  it('[WP-CHARGE-09] [WP-CHARGE-10] difficult terrain does not slow a charge but costs the penalty', () => {
    const s = play({
      red: { r: hero([10, 10]) },
      blue: { b: hero([10, 20]) },
      ground: { wood: { kind: 'difficult', from: [5, 12], to: [15, 18] } },
    });
    s.answer('moveUnit', 'r').answer('order', 'charge');
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ charging: 'b', disrupted: true });
    expect(s.of('charged')[0]!.rules).toContain('WP-CHARGE-10');
  });

  it('[WP-CHARGE-14] [WP-CHARGE-15] [WP-CHARGE-16] [WP-CHARGE-17] [WP-CHARGE-18] [WP-CHARGE-20] the others follow, spread evenly, the rest behind; the target does not move', () => {
    const s = play({
      red: { r: { at: [10, 10], profile: { models: 10 } } },
      blue: { b: { at: [10, 17], profile: { models: 5 } } },
    });
    const before = JSON.stringify(s.state.units['b']!.where);
    s.answer('moveUnit', 'r').answer('order', 'charge');
    const moves = shift(s, 'r', 0, 3.8);
    expect(s.refused('chargeMove', moves).code).toMatch(/fewerInContact|nearestStaysAway|onUnit|throughUnit/);
    expect(s.refused('chargeMove', shift(s, 'r', 12, 0)).rule).toBe('WP-CHARGE-11');
    propose(s, 'chargeMove');
    expect(touching(s, 'r', 'b')).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(s.state.units['b']!.where)).toBe(before);
  });

  it('[WP-CHARGE-21] [WP-CHARGE-22] chargers may stand close to others but touch no enemy except their target', () => {
    const s = play({ red: { r: hero([10, 10]) }, blue: { b: hero([10, 16]), c: hero([12.6, 16]) } });
    s.answer('moveUnit', 'r').answer('order', 'charge').answer('chargeTarget', 'b');
    const [x, y] = [11.3, 15.25];
    expect(s.refused('chargeMove', [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(x), y: inches(y) }] }]).code).toMatch(
      /touchesOther|onUnit/,
    );
    propose(s, 'chargeMove');
    expect(touching(s, 'r', 'c')).toBe(0);
  });

  it('[WP-CHARGE-23] [WP-CHARGE-24] [WP-CHARGE-25] further units may charge the same target; friends then bar the way', () => {
    const s = play({ red: { r1: hero([10, 10]), r2: hero([14, 10]) }, blue: { b: hero([10, 16]) } });
    s.answer('moveUnit', 'r1').answer('order', 'charge');
    propose(s, 'chargeMove');
    s.answer('moveUnit', 'r2');
    expect(optionIds(s, 'order')).toContain('charge');
    s.answer('order', 'charge');
    const through = s.state.units['r1']!.where;
    const at = through.at === 'table' ? through.models[0]! : { x: 0, y: 0 };
    expect(
      s.refused('chargeMove', [
        {
          mover: 'r2.0',
          legs: [
            { leg: 'to', x: at.x, y: at.y },
            { leg: 'to', x: at.x - inches(2), y: at.y },
          ],
        },
      ]).code,
    ).toBe('throughUnit');
    propose(s, 'chargeMove');
    expect(s.state.units['r2']!.charging).toBe('b');
  });

  it('[WP-SPECIAL-01] [WP-SPECIAL-22] unwieldy units charge only as far as they advance', () => {
    const f = (far: number) => ({
      red: { r: hero([10, 10], { specials: ['unwieldy'] }) },
      blue: { b: hero([10, 11.5 + far]) },
    });
    expect(asks(f(5), 'chargeTargets', { unit: 'r' })).toEqual(['b']);
    expect(asks(f(5.1), 'chargeTargets', { unit: 'r' })).toEqual([]);
    expect(asks(f(5), 'orders', { unit: 'r' })).toEqual(['halt', 'advance', 'charge']);
  });

  it('[WP-SPECIAL-12] [WP-SPECIAL-13] [WP-G-17] cowards roll before they charge; on a 1 they have halted', () => {
    const f = { red: { r: hero([10, 10], { specials: ['cowardly'] }) }, blue: { b: hero([10, 16]) } };
    const s = play({ ...f, dice: [1] });
    s.answer('moveUnit', 'r').answer('order', 'charge');
    expect(s.state.units['r']).toMatchObject({ order: 'halt', charging: null });
    const t = play({ ...f, dice: [2] });
    t.answer('moveUnit', 'r').answer('order', 'charge');
    propose(t, 'chargeMove');
    expect(t.state.units['r']!.charging).toBe('b');
  });

  it('[WP-SPECIAL-23] [WP-SPECIAL-24] [WP-SPECIAL-25] [WP-SPECIAL-26] jump packs: 10 inches over everything, but no landing on it', () => {
    const jumper = hero([10, 10], { specials: ['jumpTroops'] });
    const ground = { house: { kind: 'blocking', from: [5, 12], to: [15, 16] } } as const;
    const s = play({ red: { r: jumper }, blue: { b: hero([40, 40]) }, ground });
    s.answer('moveUnit', 'r');
    expect(optionIds(s, 'order')).toEqual(['halt', 'advance', 'doubleTime', 'advanceJump', 'doubleTimeJump']);
    s.answer('order', 'advanceJump');
    expect(s.refused('walk', shift(s, 'r', 0, 4)).rule).toBe('WP-SPECIAL-26');
    expect(s.refused('walk', shift(s, 'r', 0, 10.1)).code).toBe('tooFar');
    s.answer('walk', shift(s, 'r', 0, 10));
    const far = { red: { r: hero([10, 10], { specials: ['jumpTroops'] }) }, blue: { b: hero([10, 31.5]) } };
    expect(asks(far, 'orders', { unit: 'r' })).toContain('chargeJump');
  });

  it('[WP-SPECIAL-27] [WP-MELEE-06] a jumping charge is never disrupted', () => {
    const f = (order: string) => {
      const s = play({
        red: { r: hero([10, 10], { specials: ['jumpTroops'] }) },
        blue: { b: hero([10, 17]) },
        ground: { wood: { kind: 'difficult', from: [5, 12], to: [15, 20] } },
        dice: [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1],
      });
      s.answer('moveUnit', 'r').answer('order', order);
      propose(s, 'chargeMove');
      s.answer('moveUnit', null).answer('shootUnit', null);
      return s.of('struck')[0]?.need;
    };
    expect(f('charge')).toBe(5);
    expect(f('chargeJump')).toBe(4);
  });

  it('[WP-G-07] a model right behind a wall is charged across it, with the penalty', () => {
    const s = play({
      red: { r: hero([10, 10]) },
      blue: { b: hero([10, 15]) },
      ground: { wall: { kind: 'obstacle', from: [0, 13.75], to: [30, 14.25] } },
    });
    s.answer('moveUnit', 'r').answer('order', 'charge');
    propose(s, 'chargeMove');
    expect(s.state.units['r']).toMatchObject({ charging: 'b', disrupted: true });
  });
});
