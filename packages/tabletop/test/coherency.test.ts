import { gapAtMost, shifted } from '@walstatt/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countParts,
  largestPart,
  partWith,
  refuseLonely,
  refuseParts,
  refuseSpread,
  refuseStray,
  waysBack,
} from '../src/index.ts';
import { bodies, disc } from './arbitraries.ts';

const CODE = { code: 'apart', rule: null } as const;
const limit = fc.integer({ min: 0, max: 12_000 });
/** Three models in a row with gaps of 1000 and 3000. */
const row = [disc(0, 0), disc(2000, 0), disc(6000, 0)];

describe('parts', () => {
  it('a chain breaks where a gap is larger than the limit', () => {
    expect(countParts(row, 3000)).toBe(1);
    expect(countParts(row, 2999)).toBe(2);
    expect(countParts(row, 999)).toBe(3);
    expect(partWith(row, 1, 2999)).toEqual([0, 1]);
    expect(partWith(row, 2, 2999)).toEqual([2]);
    expect(largestPart(row, 2999)).toEqual([0, 1]);
    expect(countParts([], 1)).toBe(0);
  });

  it('each body belongs to one part, and the parts are as many as are counted', () => {
    fc.assert(
      fc.property(bodies, limit, (all, most) => {
        const parts = new Map(all.map((_, i) => [partWith(all, i, most).join(), i]));
        expect(parts.size).toBe(countParts(all, most));
        expect(largestPart(all, most).length).toBe(Math.max(...[...parts.keys()].map((p) => p.split(',').length)));
      }),
    );
  });

  it('a larger limit never makes more parts', () => {
    fc.assert(
      fc.property(bodies, limit, limit, (all, a, b) => {
        expect(countParts(all, Math.max(a, b))).toBeLessThanOrEqual(countParts(all, Math.min(a, b)));
      }),
    );
  });
});

describe('refusals of coherency', () => {
  const ends = { bodies: row, models: ['a', 'b', 'c'] };

  it('too many parts', () => {
    expect(refuseParts(ends, { limit: 3000 }, 1, CODE)).toBeNull();
    expect(refuseParts(ends, { limit: 2900, tolerance: 100 }, 1, CODE)).toBeNull();
    expect(refuseParts(ends, { limit: 2999 }, 1, CODE)).toEqual({ ...CODE, measured: 2, limit: 1, unit: 'count' });
    expect(refuseParts(ends, { limit: 2999 }, 2, CODE)).toBeNull();
    expect(refuseParts({ bodies: row.slice(0, 1) }, { limit: 0 }, 0, CODE)).toBeNull();
  });

  it('too few neighbours: one is required, or two, but never more than there are', () => {
    expect(refuseLonely(ends, { limit: 3000 }, 1, CODE)).toBeNull();
    expect(refuseLonely(ends, { limit: 2999 }, 1, CODE)).toEqual({
      ...CODE,
      args: { model: 'c' },
      limit: 2999,
      unit: 'length',
    });
    expect(refuseLonely(ends, { limit: 3000 }, 2, CODE)?.args).toEqual({ model: 'a' });
    expect(refuseLonely(ends, { limit: 5000 }, 2, CODE)).toBeNull();
    expect(refuseLonely({ bodies: row.slice(0, 2) }, { limit: 1000 }, 2, CODE)).toBeNull();
    expect(refuseLonely({ bodies: row.slice(0, 1) }, { limit: 0 }, 2, CODE)).toBeNull();
  });

  it('too far from the leader, and too far apart', () => {
    expect(refuseStray(ends, 0, { limit: 5000 }, CODE)).toBeNull();
    expect(refuseStray(ends, 1, { limit: 2999 }, CODE)).toMatchObject({ args: { model: 'c' }, measured: 3000 });
    expect(refuseSpread(ends, { limit: 5000 }, CODE)).toBeNull();
    expect(refuseSpread(ends, { limit: 4999 }, CODE)).toMatchObject({ args: { model: 'c' }, measured: 5000 });
  });

  it('a model within the limit of all others strays from no leader', () => {
    fc.assert(
      fc.property(bodies, limit, (all, most) => {
        if (refuseSpread({ bodies: all }, { limit: most }, CODE) !== null) return;
        for (let i = 0; i < all.length; i++) expect(refuseStray({ bodies: all }, i, { limit: most }, CODE)).toBeNull();
        expect(refuseLonely({ bodies: all }, { limit: most }, all.length, CODE)).toBeNull();
        expect(countParts(all, most)).toBe(1);
      }),
    );
  });
});

describe('regrouping', () => {
  it('brings together all that can go far enough, and none goes farther than allowed', () => {
    fc.assert(
      fc.property(bodies, fc.integer({ min: 100, max: 12_000 }), limit, (all, most, allowance) => {
        const main = partWith(all, 0, most);
        const home = waysBack(all, 0, most, allowance);
        expect(home.map((h) => h.member)).toEqual(all.flatMap((_, i) => (main.includes(i) ? [] : [i])));
        for (const { member, to } of home) {
          const { centre } = all[member]!;
          expect(Math.hypot(to.x - centre.x, to.y - centre.y)).toBeLessThanOrEqual(allowance + 1e-6);
        }
        const far = waysBack(all, 0, most, 100_000);
        for (const { member, to } of far) {
          const b = all[member]!;
          const there = shifted(b, to.x - b.centre.x, to.y - b.centre.y);
          if (b.kind === 'circle' && main.every((j) => all[j]!.kind === 'circle'))
            expect(main.some((j) => gapAtMost(there, all[j]!, most))).toBe(true);
        }
      }),
    );
  });
});
