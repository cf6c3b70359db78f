import { describe, expect, it } from 'vitest';
import { given, line, type Table } from '../../../test/on-table.ts';
import type { Look } from '../../kit.ts';
import { chance } from './chance.ts';

const FAR = 4;
const table = (own: number, foes: number, options: Table['options'] = {}): Look =>
  given({
    at: 'battle.round',
    units: {
      a: { owner: 'imperial', stand: line(0, 20, 4, own) },
      b: { owner: 'ork', stand: line(FAR, 4, 1, foes) },
    },
    options,
  }).battle.lookAs('imperial') as Look;

describe('the chance to win', () => {
  it('is even between equals, and what one side gains the other loses', () => {
    const even = table(6, 6);
    expect(chance(even, 'imperial')).toBeCloseTo(0.5, 1);
    const uneven = table(7, 5);
    expect(chance(uneven, 'imperial') + chance(uneven, 'ork')).toBeCloseTo(1, 6);
  });

  it('grows with every element more', () => {
    const chances = [3, 4, 6, 8].map((own) => chance(table(own, 5), 'imperial'));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances[0]!).toBeLessThan(0.3);
    expect(chances[3]!).toBeGreaterThan(0.7);
  });

  it('counts losses alone when an agreed last round is over', () => {
    const last = (round: number): number => {
      const look = table(6, 6, { rounds: 12 });
      const { elements } = look.state;
      const fallen = { ...elements, 'b.1': { ...elements['b.1']!, where: { at: 'gone', why: 'slain' } as const } };
      const state = {
        ...look.state,
        round,
        elements: fallen,
        cards: { foot: { ...look.state.cards['foot']!, points: 90 } },
      };
      return chance(Object.assign(Object.create(look), { state }), 'imperial');
    };
    expect(last(12)).toBeGreaterThan(last(2));
    expect(last(12)).toBeGreaterThan(0.9);
  });

  it('prefers a strike at the rear to one from the front', () => {
    const struck = (facing: number): Look =>
      given({
        at: 'battle.round',
        units: {
          a: { owner: 'imperial', fought: 1, stand: line(0, 20, 4, 3) },
          b: { owner: 'ork', fought: 1, stand: line(1, 19, facing, 3) },
        },
      }).battle.lookAs('imperial') as Look;
    expect(chance(struck(4), 'imperial')).toBeGreaterThan(chance(struck(1), 'imperial'));
  });
});
