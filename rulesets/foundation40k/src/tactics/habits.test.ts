import { describe, expect, it } from 'vitest';
import { type Field, field, shift } from '../../test/field.ts';
import { habits } from './habits.ts';

const look = (f: Field) => field(f).battle.look as never;
const { handToHand } = habits;

const gunners = { models: 3, weapons: ['boltgun'] };
const brawlers = { models: 3, profile: { attacks: { dice: 0, plus: 3 } }, weapons: ['sword'] };

describe('habits', () => {
  it('leave out units that do not do as they are told', () => {
    const l = look({ red: { r: {}, pinned: { morale: 'pinned' }, off: { status: 'reserve' } }, blue: { b: {} } });
    expect(habits.units(l, 'red')).toEqual(['r']);
  });

  it('see what a unit can shoot at, charge and take', () => {
    const places = { near: { at: [30, 20], value: 1 }, far: { at: [70, 40], value: 1 } } as const;
    const f: Field = {
      mission: 'captureObjectives',
      red: { r: { at: [30, 10], ...gunners }, fists: { at: [50, 10], ...brawlers } },
      blue: { b: { at: [30, 30] }, c: { at: [52, 15] } },
    };
    expect(habits.inReach(look(f), 'r')).toEqual(['b', 'c']);
    expect(habits.inReach(look(f), 'fists')).toEqual(['c']);
    const alone: Field = { ...f, blue: { b: { at: [70, 46] } }, objectives: places };
    expect(habits.inReach(look(alone), 'fists')).toEqual([]);
    expect(habits.inReach(look(alone), 'r')).toEqual(['near']);
  });

  it('let a unit stay that holds a place, unless it can shoot', () => {
    const f = (weapons: string[]): Field => ({
      mission: 'captureObjectives',
      red: { r: { at: [30, 20], weapons } },
      blue: { b: { at: [30, 24] } },
      objectives: { gold: { at: [30, 19], value: 1 } },
    });
    expect(habits.inReach(look(f([])), 'r')).toEqual([]);
    expect(habits.inReach(look(f(['boltgun'])), 'r')).toEqual(['b']);
  });

  it('like targets, cover and objectives, and dislike threats', () => {
    const at = (x: number, y: number): readonly number[] =>
      habits.merits!(
        look({
          mission: 'captureObjectives',
          red: { r: { at: [x, y], ...gunners } },
          blue: { b: { at: [30, 40], ...gunners }, c: { at: [50, 46] } },
          terrain: { wood: { rect: [0, 0, 10, 10] } },
          objectives: { gold: { at: [30, 12], value: 1 } },
        }),
        'r',
      ).map((merit) => Math.round(merit) + 0);
    expect(at(30, 12)).toEqual([0, 0, 0, 0, 0]);
    expect(at(30, 18)).toEqual([1, -1, 0, -2, 0]);
    expect(at(3, 5)[2]).toBe(1);
  });

  it('want fighters near the enemy', () => {
    const at = (y: number): number | undefined =>
      habits.merits!(look({ red: { r: { at: [30, y], ...brawlers } }, blue: { b: { at: [30, 40] } } }), 'r')[4];
    expect(at(20)).toBeLessThan(at(30)!);
  });

  it('see who stands in the way to the nearest enemy', () => {
    const f: Field = {
      red: { front: { at: [30, 10], models: 3 }, rear: { at: [30, 7], models: 3 }, aside: { at: [50, 7], models: 3 } },
      blue: { b: { at: [30, 44], models: 3 } },
    };
    expect(habits.inTheWay!(look(f), 'rear')).toEqual(['front']);
    expect(habits.inTheWay!(look(f), 'front')).toEqual([]);
    expect(habits.inTheWay!(look(f), 'aside')).toEqual([]);
  });

  it('know fighters, and when they are near', () => {
    const f = (y: number): Field => ({
      red: { r: { at: [30, 10], ...brawlers }, guns: { at: [10, 10], ...gunners } },
      blue: { b: { at: [30, y] } },
    });
    expect(handToHand!.isFor(look(f(20)), 'r')).toBe(true);
    expect(handToHand!.isFor(look(f(20)), 'guns')).toBe(false);
    expect(handToHand!.isNear(look(f(16)), 'r')).toBe(true);
    expect(handToHand!.isNear(look(f(11)), 'r')).toBe(true);
    expect(handToHand!.isNear(look(f(20)), 'r')).toBe(false);
  });

  it('see a charge in a move that ends in contact, and in no other', () => {
    const s = field({ red: { r: { at: [30, 10], ...brawlers } }, blue: { b: { at: [30, 15] } } });
    const request = { name: 'move', args: { unit: 'r', kind: 'move', most: 0 } } as never;
    const charge = (dy: number) => handToHand!.charge(s.battle.look as never, request, shift(s, 'r', 0, dy) as never);
    expect(charge(4)).toEqual({ unit: 'r', target: 'b' });
    expect(charge(3)).toBeNull();
    expect(handToHand!.charge(s.battle.look as never, { name: 'action' } as never, 'moveAction')).toBeNull();
  });

  it('weigh what is left of a unit', () => {
    const l = look({ red: { whole: { models: 4 }, shaken: { models: 4, morale: 'fleeing' } }, blue: { b: {} } });
    expect(handToHand!.worth(l, 'whole')).toBeGreaterThan(handToHand!.worth(l, 'shaken'));
  });
});
