import { describe, expect, it } from 'vitest';
import { type Field, look, suppressed } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import { habits } from './habits.ts';

const { handToHand } = habits;

const brawlers = { attacks: 20, firepower: 5, range: 12 } as const;
const marker = (x: number, y: number) => ({ x: inches(x), y: inches(y), terrain: null });

describe('habits', () => {
  it('leave out units that do not do as they are told', () => {
    const l = look({
      red: { r1: { at: [20, 10] }, r2: { at: [40, 10] } },
      blue: { b: { at: [20, 40] } },
      effects: [suppressed('r2')],
    });
    expect(habits.units(l, 'red')).toEqual(['r1']);
  });

  it('see what the side on turn can shoot at, charge and take', () => {
    const f: Field = {
      red: { r: { at: [20, 10] }, fists: { at: [50, 10], profile: { ...brawlers, range: 6 } } },
      blue: { b: { at: [20, 30] }, c: { at: [52, 19] } },
      state: { condition: 'totalControl', objectives: [marker(47, 21), marker(2, 46)] },
    };
    expect(habits.inReach(look(f), 'r')).toEqual(['b']);
    expect(habits.inReach(look(f), 'fists')).toEqual(['c', 'objective 0']);
    expect(habits.inReach(look(f), 'b')).toEqual([]);
    expect(habits.inReach(look({ ...f, state: { active: 'blue' } }), 'r')).toEqual([]);
  });

  it('let a unit stay that holds an objective, unless it can shoot', () => {
    const f = (range: number): Field => ({
      red: { r: { at: [20, 20], profile: { range } } },
      blue: { b: { at: [20, 29] } },
      state: { condition: 'totalControl', objectives: [marker(20, 20)] },
    });
    expect(habits.inReach(look(f(3)), 'r')).toEqual([]);
    expect(habits.inReach(look(f(24)), 'r')).toEqual(['b']);
  });

  it('like targets and objectives, dislike threats, and want fighters near the enemy', () => {
    const at = (y: number, profile = {}): readonly number[] =>
      habits.merits!(
        look({
          red: { r: { at: [20, y], profile } },
          blue: { b: { at: [20, 40], profile: { range: 18 } } },
          state: { condition: 'totalControl', objectives: [marker(20, 10)] },
        }),
        'r',
      );
    const [back, range, fire, charge] = [at(10), at(17), at(25), at(33)];
    expect([back[0], range[0], fire[0]]).toEqual([0, 1, 1]);
    expect([range[1], fire[1]].map((n) => n! + 0)).toEqual([0, -1]);
    expect([fire[2], charge[2]].map((n) => n! + 0)).toEqual([0, -1]);
    expect(back[3]).toBeGreaterThan(fire[3]!);
    expect(at(25, brawlers)[4]).toBeGreaterThan(at(10, brawlers)[4]!);
  });

  it('see who stands in the way to the nearest enemy', () => {
    const f: Field = {
      red: { front: { at: [20, 10] }, rear: { at: [20, 7] }, aside: { at: [50, 7] } },
      blue: { b: { at: [20, 40] } },
    };
    expect(habits.inTheWay!(look(f), 'rear')).toEqual(['front']);
    expect(habits.inTheWay!(look(f), 'front')).toEqual([]);
    expect(habits.inTheWay!(look(f), 'aside')).toEqual([]);
  });

  it('know fighters, and when they are near', () => {
    const f = (y: number): Field => ({
      red: {
        r: { at: [20, 10], profile: brawlers },
        guns: { at: [50, 10] },
        tank: { at: [60, 10], profile: { type: 'vehicle' } },
      },
      blue: { b: { at: [20, y] } },
    });
    expect(handToHand!.isFor(look(f(30)), 'r')).toBe(true);
    expect(handToHand!.isFor(look(f(30)), 'guns')).toBe(false);
    expect(handToHand!.isFor(look(f(30)), 'tank')).toBe(false);
    expect(handToHand!.isNear(look(f(18)), 'r')).toBe(true);
    expect(handToHand!.isNear(look(f(30)), 'r')).toBe(false);
  });

  it('see a charge where its target is settled', () => {
    const order = (answer: string, blue: Field['blue']) =>
      handToHand!.charge(
        look({ red: { r: { at: [20, 10] } }, blue: blue! }),
        { name: 'order', args: { unit: 'r' } } as never,
        answer,
      );
    expect(order('charge', { b: { at: [20, 16] } })).toEqual({ unit: 'r', target: 'b' });
    expect(order('charge', { b: { at: [20, 16] }, c: { at: [25, 16] } })).toBeNull();
    expect(order('advance', { b: { at: [20, 16] } })).toBeNull();
    const chosen = { name: 'chargeTarget', args: { unit: 'r' } } as never;
    expect(handToHand!.charge(look({ red: { r: { at: [20, 10] } } }), chosen, 'c')).toEqual({ unit: 'r', target: 'c' });
  });

  it('weigh what is left of a unit', () => {
    const l = look({ red: { whole: { at: [20, 10] }, hurt: { at: [40, 10], with: { damage: 9 } } } });
    expect(handToHand!.worth(l, 'whole')).toBeGreaterThan(handToHand!.worth(l, 'hurt'));
    expect(handToHand!.worth(look({ red: { r: { with: { where: { at: 'gone' } } } } }), 'r')).toBe(0);
  });
});
