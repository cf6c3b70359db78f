import { describe, expect, it } from 'vitest';
import { ADVANCE, given, line, type Place, plan, times, type UnitSpec, walking } from '../../test/on-table.ts';
import { habits } from './habits.ts';

const { handToHand } = habits;

/** A table on which imperial unit `a` is about to walk. */
const table = (units: Readonly<Record<string, UnitSpec>>) => given({ at: walking('a'), units });
const look = (units: Readonly<Record<string, UnitSpec>>) => table(units).battle.look as never;

const own = (stand: readonly Place[], more: Partial<UnitSpec> = {}): UnitSpec => ({
  owner: 'imperial',
  order: 'attack',
  stand,
  ...more,
});
const foe = (stand: readonly Place[], more: Partial<UnitSpec> = {}): UnitSpec => ({ owner: 'ork', stand, ...more });

/** Three elements that look down the board, and the same number of enemies so many fields before them. */
const a = own(line(6, 3, 1, 3));
const ahead = (fields: number, more: Partial<UnitSpec> = {}): UnitSpec => foe(line(4, 3 + fields, 4, 3), more);

describe('habits', () => {
  it('know units by their elements', () => {
    const l = look({ a, b: ahead(9) });
    expect(habits.units(l, 'imperial')).toEqual(['a']);
    expect(habits.unitOf!(l, 'a.1')).toBe('a');
    expect(habits.unitOf!(l, 'b')).toBe('b');
  });

  it('see whom a unit can charge or shoot at', () => {
    expect(habits.inReach(look({ a, b: ahead(5) }), 'a')).toEqual(['b']);
    expect(habits.inReach(look({ a, b: ahead(12) }), 'a')).toEqual([]);
    const bows = own(line(6, 3, 1, 3), { card: 'bows', order: 'skirmish' });
    expect(habits.inReach(look({ a: bows, b: ahead(9) }), 'a')).toEqual(['b']);
  });

  it('like fighters near the enemy, and shooters out of charge reach', () => {
    const at = (fields: number, card = 'foot') =>
      habits.merits!(look({ a: own(line(6, 3, 1, 3), { card }), b: ahead(fields) }), 'a').map((n) => n + 0);
    expect(at(12)[2]).toBeLessThan(at(5)[2]!);
    expect([at(12)[1], at(5)[1]]).toEqual([0, -1]);
    expect([at(9, 'bows')[0], at(12, 'bows')[0]]).toEqual([1, 0]);
  });

  it('see who stands in the way to the nearest enemy', () => {
    const l = look({ a, rear: own(line(6, 1, 1, 3)), b: ahead(9) });
    expect(habits.inTheWay!(l, 'rear')).toEqual(['a']);
    expect(habits.inTheWay!(l, 'a')).toEqual([]);
  });

  it('know fighters, and when they are near', () => {
    const l = look({ a, bows: own(line(12, 3, 1, 3), { card: 'bows' }), b: ahead(5) });
    expect(handToHand!.isFor(l, 'a')).toBe(true);
    expect(handToHand!.isFor(l, 'bows')).toBe(false);
    expect(handToHand!.isNear(l, 'a')).toBe(true);
    expect(handToHand!.isNear(look({ a, b: ahead(1) }), 'a')).toBe(true);
    expect(handToHand!.isNear(look({ a, b: ahead(12) }), 'a')).toBe(false);
  });

  it('see a charge in a move that ends in contact, and in no other', () => {
    const s = table({ a, b: ahead(5) });
    const request = s.request('move') as never;
    const charge = (steps: number) =>
      handToHand!.charge(s.battle.look as never, request, plan('a', ...times(steps, ADVANCE.left)));
    expect(charge(4)).toEqual({ unit: 'a', target: 'b' });
    expect(charge(1)).toBeNull();
    expect(handToHand!.charge(s.battle.look as never, { name: 'orders' } as never, {})).toBeNull();
  });

  it('weigh what is left of a unit', () => {
    const l = look({ a, one: own(line(12, 3, 1, 1)), b: ahead(9) });
    expect(handToHand!.worth(l, 'a')).toBeCloseTo(3 * handToHand!.worth(l, 'one'), 6);
  });
});
