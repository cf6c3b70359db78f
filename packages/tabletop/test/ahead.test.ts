import { bodyAt, circle, rectangle } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { type Stand, standersAhead, standOf } from '../src/index.ts';

/** A unit of bases 10 wide. */
const unit = (id: string, ...places: readonly (readonly [number, number])[]): Stand =>
  standOf(
    id,
    places.map(([x, y]) => ({ x, y, facing: 0 })),
    (spot) => bodyAt(circle(5), spot),
  );

const me = unit('me', [0, 0], [20, 0]);
const ahead = (...others: Stand[]): string[] => standersAhead(me, others, { x: 10, y: 200 }, 60).map(({ id }) => id);

describe('who stands in the way', () => {
  it('of at least half of the models', () => {
    expect(ahead(unit('before', [0, 30], [20, 30]))).toEqual(['before']);
    expect(ahead(unit('before one of two', [0, 30]))).toEqual(['before one of two']);
    const three = unit('three', [-20, 0], [0, 0], [20, 0]);
    expect(standersAhead(three, [unit('one', [20, 30])], { x: 0, y: 200 }, 60)).toEqual([]);
  });

  it('not who stands behind, beside, or beyond the length', () => {
    expect(ahead(unit('behind', [0, -15], [20, -15]))).toEqual([]);
    expect(ahead(unit('beside', [35, 20]))).toEqual([]);
    expect(ahead(unit('beyond', [0, 75], [20, 75]))).toEqual([]);
    expect(ahead(unit('at the end', [0, 65], [20, 65]))).toEqual(['at the end']);
  });

  it('nobody beyond the goal, and nobody for those who are there', () => {
    const others = [unit('a', [0, 30], [20, 30])];
    expect(standersAhead(me, others, { x: 10, y: 15 }, 60)).toEqual([]);
    expect(standersAhead(me, others, { x: 10, y: 0 }, 60)).toEqual([]);
  });

  it('hulls count as discs around them', () => {
    const hull = standOf('hull', [{ x: 30, y: 30, facing: 0 }], (spot) => bodyAt(rectangle(10, 20), spot));
    expect(ahead(hull)).toEqual(['hull']);
  });
});
