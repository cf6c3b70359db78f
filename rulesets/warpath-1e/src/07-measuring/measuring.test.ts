import { describe, expect, it } from 'vitest';
import { drive, play, shift } from '../../test/field.ts';
import { FAR, hero, order, tank } from '../../test/pieces.ts';
import { inches } from './lengths.ts';

describe('measuring', () => {
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
});
