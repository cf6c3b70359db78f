import { describe, expect, it } from 'vitest';
import { type Field, look } from '../../test/field.ts';
import { flyer, hero } from '../../test/pieces.ts';
import { flyersDue, mayComeAgain, staysToEnd } from './flyers.ts';
import { flyInRequest } from './request.ts';

const sky = { where: { at: 'sky' as const } };
const at = (turn: number, with_: object = {}, more: Partial<Field> = {}) =>
  look({
    red: { r: flyer({}, { ...sky, ...with_ }), q: hero([10, 10]) },
    blue: { b: hero([40, 40]) },
    ...more,
    state: { turn, active: turn % 2 === 1 ? 'red' : 'blue', ...more.state },
  });

describe('flyers that are due', () => {
  it('[WP-FLYER-03] [WP-FLYER-06] [WP-G-13] come from the second turn on, and a whole turn after they left', () => {
    const due = (turn: number, flew: number, flyersLeave = 'ownTurn') =>
      flyersDue(at(turn, { flew }, { options: { flyersLeave } }), 'red').length;
    expect([due(1, 0), due(3, 0), due(5, 0), due(1, 0, 'nextTurn')]).toEqual([0, 1, 1, 0]);
    expect([due(5, 2), due(7, 2), due(5, 2, 'nextTurn'), due(3, 2, 'nextTurn')]).toEqual([0, 1, 1, 0]);
    expect([due(3, 1), due(3, 1, 'nextTurn')]).toEqual([0, 1]);
  });

  it('[WP-FLYER-03] are flyers, and not on the table', () => {
    const over = { where: { at: 'table' as const, models: [{ x: 50_000, y: 50_000, facing: 0 }] } };
    expect(flyersDue(at(3), 'red')).toEqual(['r']);
    expect(flyersDue(at(3, over), 'red')).toEqual([]);
    expect(flyersDue(at(3, { where: { at: 'gone' } }), 'red')).toEqual([]);
  });

  it('[WP-FLYER-03] are looked for a place in rows over the whole table', () => {
    const spots = [...flyInRequest.wanted(at(3), { args: { unit: 'r', must: true } } as never)];
    expect(spots.slice(0, 2).map(({ x, y }) => [x / 2540, y / 2540])).toEqual([
      [4, 4],
      [8, 4],
    ]);
    expect(spots).toHaveLength(17 * 11);
    expect([Math.max(...spots.map((s) => s.x)), Math.max(...spots.map((s) => s.y))]).toEqual([68 * 2540, 44 * 2540]);
  });
});

describe('the last turns of flyers', () => {
  const stays = (turn: number, active: string, flyersLeave = 'ownTurn', turns = 12) =>
    staysToEnd(look({ options: { turns, flyersLeave }, state: { turn, active } }).state, 'red');

  it('[WP-G-13] who would leave after the end stays to the end', () => {
    // In its own turn a side leaves two turns later, in the other's one turn later.
    expect([stays(10, 'red'), stays(11, 'red'), stays(11, 'blue'), stays(12, 'blue')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([stays(11, 'red', 'nextTurn'), stays(12, 'red', 'nextTurn')]).toEqual([false, true]);
    expect(stays(99, 'red', 'ownTurn', 0)).toBe(false);
  });

  it('[WP-G-13] who may come once more comes in the last own turn at the latest', () => {
    const again = (turn: number, with_: object = {}, options: object = {}, profile: object = {}) => {
      const { state } = look({
        red: { r: flyer(profile, { ...sky, ...with_ }) },
        blue: { b: hero([40, 40]) },
        options: { turns: 12, ...options },
        state: { turn, active: 'red' },
      });
      return mayComeAgain(state, state.units['r']!);
    };
    expect([again(3), again(3, { flew: 2 }), again(3, { flew: 4 }), again(3, { flew: 5 })]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(again(11)).toBe(false);
    expect(again(3, { where: { at: 'gone' } })).toBe(false);
    expect(again(3, {}, { turns: 0 })).toBe(false);
    expect(again(3, {}, { flyersLeave: 'nextTurn' })).toBe(false);
    expect(again(3, {}, {}, { type: 'hero', morale: [9, 11] })).toBe(false);
  });
});
