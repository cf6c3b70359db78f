import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Body,
  bodyAt,
  circle,
  cutOff,
  gapAtMost,
  INCH,
  isConnected,
  linksWithin,
  linksWithinBoth,
  lonely,
  strayFrom,
} from '../src/index.ts';
import { body } from './shapes.ts';

const model = (inches: number): Body => bodyAt(circle(1250), { x: Math.round(inches * INCH), y: 0, facing: 0 });

test('links, components and neighbours agree with a slow closure', () => {
  fc.assert(
    fc.property(fc.array(body(20), { maxLength: 9 }), fc.integer({ min: 0, max: 10 }), (bodies, limit) => {
      const links = linksWithin(bodies, limit);
      const n = bodies.length;
      const reach = bodies.map((a, i) => bodies.map((b, j) => i === j || gapAtMost(a, b, limit)));
      links.neighbours.forEach((list, i) => {
        expect(list).toEqual(bodies.flatMap((_, j) => (i !== j && reach[i]![j] ? [j] : [])));
      });
      for (let k = 0; k < n; k++)
        for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) if (reach[i]![k] && reach[k]![j]) reach[i]![j] = true;
      const groups = [...new Set(reach.map((row) => row.flatMap((r, j) => (r ? [j] : [])).join()))];
      expect(links.components.map((c) => c.join())).toEqual(groups);
      expect(isConnected(links)).toBe(groups.length < 2);
      const kept = n - cutOff(links).length;
      expect(kept).toBe(Math.max(0, ...links.components.map((c) => c.length)));
    }),
    { numRuns: 300 },
  );
});

describe('a squad in a line', () => {
  // Bases of 25 mm; centres 2 inches plus a diameter apart are exactly 2 inches apart.
  const step = 2 + 2500 / INCH;
  const squad = [0, step, 2 * step, 4 * step].map(model);

  test('exactly at the limit is linked, beyond it is cut off', () => {
    const links = linksWithin(squad, 2 * INCH);
    expect(links.components).toEqual([[0, 1, 2], [3]]);
    expect(cutOff(links)).toEqual([3]);
    expect(lonely(links, 1)).toEqual([3]);
    expect(lonely(links, 2)).toEqual([0, 2, 3]);
    expect(linksWithin(squad, 2 * INCH - 1).components.length).toBe(4);
  });

  test('limits may differ per pair: the larger allowance of the two counts', () => {
    const allowance = [2, 2, 2, 8].map((i) => i * INCH);
    const links = linksWithin(squad, (i, j) => Math.max(allowance[i]!, allowance[j]!));
    expect(isConnected(links)).toBe(true);
  });

  test('within a limit of the leader', () => {
    expect(strayFrom(squad, 1, 5 * INCH)).toEqual([3]);
    expect(strayFrom(squad, 0, 2 * INCH)).toEqual([2, 3]);
  });

  test('a single member is always coherent', () => {
    const one = linksWithin([squad[0]!], INCH);
    expect(lonely(one, 1)).toEqual([]);
    expect(isConnected(one)).toBe(true);
    expect(cutOff(one)).toEqual([]);
  });

  test('across and in height', () => {
    const solids = squad.map((b, i) => ({ body: b, bottom: i * 4 * INCH, height: INCH }));
    expect(linksWithinBoth(solids, 2 * INCH, 3 * INCH).components).toEqual([[0, 1, 2], [3]]);
    expect(linksWithinBoth(solids, 2 * INCH, 3 * INCH - 1).components.length).toBe(4);
  });
});
