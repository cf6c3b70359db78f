import { describe, expect, it } from 'vitest';
import { asks, drive, type Field, play, shift } from '../../test/field.ts';
import { FAR, hero, men, order, tank } from '../../test/pieces.ts';
import { inches } from './lengths.ts';

describe('measuring', () => {
  const f: Field = {
    red: { r: hero([10, 10]), t: tank([20, 10], 900) },
    blue: {
      b: hero([10, 20]),
      m: men([
        [10, 31.5],
        [10, 30],
        [10, 33],
      ]),
    },
  };
  const far = (unit: string, target: string): unknown => asks(f, 'distance', { unit, target });

  it('[WP-G-03] an inch to every other unit, or only to enemies if the option says so; exactly an inch is enough', () => {
    const at = (spacing: string, red: object, blue: object) =>
      order(
        play({ red: { r: hero([10, 10], { move: 8 }), ...red }, blue: { ...FAR, ...blue }, options: { spacing } }),
        'advance',
      );
    const friend = { f: hero([16, 10]) };
    expect(at('all', friend, {}).refused('walk', shift(at('all', friend, {}), 'r', 3.6, 0))).toMatchObject({
      code: 'tooNear',
      rule: 'WP-G-03',
      measured: inches(0.9),
    });
    const near = at('enemies', friend, {});
    near.answer('walk', shift(near, 'r', 3.6, 0));
    const foe = at('enemies', {}, { f: hero([16, 10]) });
    expect(foe.refused('walk', shift(foe, 'r', 3.6, 0)).rule).toBe('WP-G-03');
    foe.answer('walk', shift(foe, 'r', 3.5, 0));
  });

  it('[WP-G-03] a vehicle that turns keeps its inch; one that stands closer already may turn', () => {
    const pivot = (x: number) => order(play({ red: { r: tank([20, 20]), f: hero([x, 20]) }, blue: FAR }), 'pivot');
    // Turned by 90 degrees its hull reaches 2.25 to the side.
    expect(pivot(23.9).refused('drive', drive('r', { turn: 90 })).rule).toBe('WP-G-03');
    pivot(24).answer('drive', drive('r', { turn: 90 }));
    pivot(23.2).answer('drive', drive('r', { turn: 10 }));
    // But that frees it neither from keeping an inch to others, nor from what lies on the ground.
    const beside = (more: object) =>
      order(play({ red: { r: tank([20, 20], 0), f: hero([20, 17.5]) }, blue: FAR, ...more }), 'pivot');
    beside({}).answer('drive', drive('r', { turn: 20 }));
    const other = beside({ blue: { ...FAR, e: hero([22, 23.3]) } });
    expect(other.refused('drive', drive('r', { turn: 20 }))).toMatchObject({ rule: 'WP-G-03', args: { unit: 'e' } });
    const wall = beside({ ground: { wall: { kind: 'obstacle', from: [15, 22], to: [25, 22.2] } } });
    expect(wall.refused('drive', drive('r', { turn: 20 })).rule).toBe('WP-TERRAIN-07');
    // One that floats is not held up by others on the way around, but does not end on them either.
    const float = tank([20, 20], 900, { specials: ['antigrav'] });
    const near = order(play({ red: { r: float, f: hero([22.6, 20]) }, blue: FAR }), 'pivot');
    expect(near.refused('drive', drive('r', { turn: 90 }))).toMatchObject({ code: 'onUnit', rule: 'WP-PASS-02' });
    near.answer('drive', drive('r', { turn: 180 }));
  });

  it('[WP-G-39] a thousandth of an inch too far is not too far', () => {
    const go = (extra: number) => {
      const s = order(play({ red: { r: hero([10, 10]) }, blue: FAR }), 'advance');
      return { s, plan: [{ mover: 'r.0', legs: [{ leg: 'to', x: inches(15) + extra, y: inches(10) }] }] };
    };
    const near = go(2);
    near.s.answer('walk', near.plan);
    expect(go(3).s.refused('walk', go(3).plan).code).toBe('tooFar');
  });

  it('[WP-MEASURE-01] anybody may measure at any time, between any units, also in the other side’s turn', () => {
    const s = play({ ...f, phase: 'movement' });
    s.answer('moveUnit', 'r').answer('order', 'advance');
    expect(s.asked).toEqual(['red:walk']);
    for (const [a, b] of [
      ['r', 'b'],
      ['b', 'm'],
      ['r', 't'],
    ] as const)
      expect(s.question('distance', { unit: a, target: b })).toBe(far(a, b));
    expect(s.asked).toEqual(['red:walk']);
  });

  it('[WP-MEASURE-02] between the nearest points of bases', () => {
    expect(far('r', 'b')).toBe(inches(10 - 0.75 - 0.75));
  });

  it('[WP-MEASURE-03] or of hulls', () => {
    expect(far('r', 't')).toBe(inches(10 - 0.75 - 1.5));
  });

  it('[WP-MEASURE-04] of the nearest models of two units', () => {
    expect(far('b', 'm')).toBe(inches(10 - 0.75 - 0.5));
    expect(far('m', 'b')).toBe(inches(10 - 0.75 - 0.5));
  });
});
