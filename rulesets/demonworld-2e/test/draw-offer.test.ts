import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import { given, line, type Table } from './on-table.ts';

/** How a bot answers an offered draw (DW-VII-10), judging by what is left of both sides. */
const said = (seat: string, table: Omit<Table, 'at'>): { joins: boolean; en: string } => {
  const s = given({ at: 'battle.round', ...table });
  const { joins, why } = ruleset.signals['offerDraw']!.joins!(s.battle.lookAs(seat), seat);
  expect(why.de).not.toBe(why.en);
  return { joins, en: why.en };
};

const own = (n: number) => ({ owner: 'imperial', stand: line(0, 20, 4, n) }) as const;
const foe = (n: number) => ({ owner: 'ork', stand: line(6, 2, 1, n) }) as const;

describe('an offered draw', () => {
  it('is welcome to the side that is clearly weaker, and not to the stronger one', () => {
    expect(said('imperial', { units: { a: own(2), b: foe(6) } })).toEqual({
      joins: true,
      en: 'its own side is worse off',
    });
    expect(said('ork', { units: { a: own(2), b: foe(6) } })).toEqual({
      joins: false,
      en: 'its own side is better off',
    });
  });

  it('between even sides is declined while the battle is open, and welcome in the last rounds', () => {
    const units = { a: own(5), b: foe(5) };
    expect(said('ork', { units })).toEqual({ joins: false, en: 'the battle is still wide open' });
    expect(said('ork', { units, options: { rounds: 2 } }).joins).toBe(true);
    expect(said('ork', { units, options: { rounds: 8 } }).joins).toBe(false);
  });

  it('between even sides is welcome when most have fallen', () => {
    const gone = (n: number) =>
      Object.fromEntries(
        Array.from({ length: n }, (_, i) => [`c.${i + 1}`, { unit: 'c', where: { at: 'gone', why: 'slain' } }]),
      );
    const elements = gone(8);
    const c = { owner: 'imperial', card: 'foot', elements: Object.keys(elements) } as never;
    expect(said('ork', { units: { a: own(3), b: foe(3), c }, more: { elements } })).toEqual({
      joins: true,
      en: 'the sides are even and little is left to be won',
    });
  });
});
