import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hex from '../../src/hex/index.ts';
import { doubleArea } from '../../src/point.ts';
import { hexLists, patches } from './arbitrary.ts';

const regions = fc.oneof(hexLists(4, 60).map(hex.hexSet), patches(2), patches(4));

/** Components minus holes: fields minus adjacent pairs plus mutually adjacent triples. */
function eulerNumber(set: hex.HexSet): number {
  let number = 0;
  for (const h of hex.hexesIn(set)) {
    const has = (d: number): boolean => hex.contains(set, hex.neighbour(h, d));
    number += 1 - [0, 1, 2].filter(has).length;
    number += [0, 1].filter((d) => has(d) && has(d + 1)).length;
  }
  return number;
}

/** Components by joining labels until nothing changes. */
function labels(set: hex.HexSet, blocked: ReadonlySet<number>): Map<number, number> {
  const label = new Map([...set].map((key) => [key, key]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [key, mine] of label) {
      const h = hex.hexOfKey(key);
      for (let d = 0; d < 6; d++) {
        const other = label.get(hex.hexKey(hex.neighbour(h, d)));
        if (other === undefined || other >= mine || blocked.has(hex.sideKeyOf(h, d))) continue;
        label.set(key, Math.min(label.get(key)!, other));
        changed = true;
      }
    }
  }
  return label;
}

describe('sets of fields', () => {
  test('are listed in reading order, whatever order they were added in', () => {
    fc.assert(
      fc.property(hexLists(5, 30), (list) => {
        const sorted = [...list].sort(hex.compareHexes);
        expect(hex.hexesIn(hex.hexSet(list))).toEqual(sorted);
        expect(hex.hexesIn(hex.hexSet([...list].reverse()))).toEqual(sorted);
        expect(hex.without([...list, ...list], list.slice(3))).toEqual(list.slice(0, 3).sort(hex.compareHexes));
      }),
    );
  });

  test('rim, fringe and border sides', () => {
    fc.assert(
      fc.property(regions, (set) => {
        const [rim, fringe, sides] = [hex.rim(set), hex.fringe(set), hex.boundarySides(set)];
        for (const h of hex.disc({ q: 0, r: 0 }, 10)) {
          const inside = hex.neighbours(h).filter((n) => hex.contains(set, n)).length;
          const has = hex.contains(set, h);
          expect(rim.some((f) => hex.sameHex(f, h))).toBe(has && inside < 6);
          expect(fringe.some((f) => hex.sameHex(f, h))).toBe(!has && inside > 0);
        }
        expect(new Set(sides.map(hex.sideKey)).size).toBe(sides.length);
        for (const side of sides) expect(hex.hexesOfSide(side).filter((h) => hex.contains(set, h))).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('connected parts and holes', () => {
  test('components equal those of a labelling that also knows blocked sides', () => {
    fc.assert(
      fc.property(regions, fc.infiniteStream(fc.boolean()), (set, coins) => {
        const blocked = new Set<number>();
        for (const h of hex.hexesIn(set)) {
          for (const side of hex.sidesOf(h)) if (coins.next().value) blocked.add(hex.sideKey(side));
        }
        for (const walls of [new Set<number>(), blocked]) {
          const label = labels(set, walls);
          const parts = hex.components(set, walls);
          expect(parts.reduce((sum, part) => sum + part.size, 0)).toBe(set.size);
          for (const part of parts) {
            const first = Math.min(...part);
            for (const key of part) expect(label.get(key)).toBe(first);
          }
          expect(parts.map((p) => Math.min(...p))).toEqual([...new Set(label.values())].sort((a, b) => a - b));
          expect(hex.isConnected(set, walls)).toBe(parts.length === 1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('components minus holes is the Euler number, and one border loop belongs to each', () => {
    fc.assert(
      fc.property(regions, (set) => {
        const [parts, gaps] = [hex.components(set), hex.holes(set)];
        expect(parts.length - gaps.length).toBe(eulerNumber(set));
        expect(hex.outline(set)).toHaveLength(parts.length + gaps.length);
        for (const gap of gaps) expect(hex.isConnected(gap)).toBe(true);
      }),
    );
  });

  test('a ring encloses one hole, an empty set nothing', () => {
    const holes = hex.holes(hex.hexSet(hex.ring({ q: 5, r: 5 }, 2)));
    expect(holes.map(hex.hexesIn)).toEqual([hex.hexesIn(hex.hexSet(hex.disc({ q: 5, r: 5 }, 1)))]);
    expect(hex.holes(new Set())).toEqual([]);
    expect(hex.isConnected(new Set())).toBe(true);
  });
});

describe('borders on the table', () => {
  test('the loops enclose exactly the area of the fields', () => {
    const one = doubleArea(hex.hexPolygon(hex.planeOf(1500), { q: 0, r: 0 }));
    expect(one).toBeGreaterThan(0);
    fc.assert(
      fc.property(regions, fc.constantFrom('pointy', 'flat'), (set, top) => {
        const loops = hex.outlinePolygons(hex.planeOf(1500, top as 'pointy' | 'flat'), set);
        expect(loops.reduce((sum, loop) => sum + doubleArea(loop), 0)).toBe(one * set.size);
        expect(loops.filter((loop) => doubleArea(loop) > 0)).toHaveLength(hex.components(set).length);
        expect(loops.reduce((sum, loop) => sum + loop.length, 0)).toBe(hex.boundarySides(set).length);
      }),
    );
  });
});
