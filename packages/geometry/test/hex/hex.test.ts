import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hex from '../../src/hex/index.ts';
import { hexes } from './arbitrary.ts';

/** Distances by breadth-first search over the six neighbours. */
function floodDistances(from: hex.Hex, radius: number): Map<string, number> {
  const found = new Map([[`${from.q},${from.r}`, 0]]);
  let front = [from];
  for (let n = 1; n <= radius; n++) {
    const next: hex.Hex[] = [];
    for (const h of front) {
      for (const d of hex.DIRECTIONS) {
        const to = { q: h.q + d.q, r: h.r + d.r };
        const name = `${to.q},${to.r}`;
        if (found.has(name)) continue;
        found.set(name, n);
        next.push(to);
      }
    }
    front = next;
  }
  return found;
}

describe('fields', () => {
  test('distance is the number of steps of a breadth-first search', () => {
    const from = { q: 3, r: -2 };
    const oracle = floodDistances(from, 14);
    expect(oracle.size).toBe(1 + 3 * 14 * 15);
    for (const [name, steps] of oracle) {
      const [q, r] = name.split(',').map(Number) as [number, number];
      expect(hex.distance(from, { q, r })).toBe(steps);
    }
  });

  test('distance is a metric', () => {
    fc.assert(
      fc.property(hexes(), hexes(), hexes(), (a, b, c) => {
        expect(hex.distance(a, b)).toBe(hex.distance(b, a));
        expect(hex.distance(a, b) === 0).toBe(hex.sameHex(a, b));
        expect(hex.distance(a, c)).toBeLessThanOrEqual(hex.distance(a, b) + hex.distance(b, c));
      }),
    );
  });

  test('neighbours, directions and opposite steps agree', () => {
    fc.assert(
      fc.property(hexes(), fc.integer({ min: -20, max: 20 }), (h, d) => {
        const n = hex.neighbour(h, d);
        expect(hex.neighbours(h)[hex.sixths(d)]).toEqual(n);
        expect(hex.directionBetween(h, n)).toBe(hex.sixths(d));
        expect(hex.neighbour(n, d + 3)).toEqual(h);
        expect(hex.isAdjacent(h, n)).toBe(true);
        expect(hex.directionBetween(h, hex.neighbour(n, d))).toBeUndefined();
      }),
    );
  });

  test('a row runs straight', () => {
    expect(hex.row({ q: 0, r: 0 }, 5, 3)).toEqual([
      { q: 0, r: 0 },
      { q: 1, r: -1 },
      { q: 2, r: -2 },
    ]);
    expect(hex.times({ q: -1, r: 1 }, 0)).toEqual({ q: 0, r: 0 });
  });

  test('keys are reading order and can be turned back', () => {
    fc.assert(
      fc.property(hexes(hex.MAX_HEX), hexes(hex.MAX_HEX), (a, b) => {
        expect(hex.hexOfKey(hex.hexKey(a))).toEqual(a);
        expect(Math.sign(hex.hexKey(a) - hex.hexKey(b))).toBe(Math.sign(hex.compareHexes(a, b)));
        expect(hex.hexKey(a)).toBeLessThan(2 ** 26);
      }),
    );
    expect(() => hex.hexKey({ q: hex.MAX_HEX + 1, r: 0 })).toThrow(RangeError);
    expect(() => hex.hexKey({ q: 0, r: Number.NaN })).toThrow(RangeError);
  });
});

describe('rings and discs', () => {
  test('polar parts put the vector together again', () => {
    fc.assert(
      fc.property(hexes(30), (v) => {
        const { direction, along, aside } = hex.polar(v);
        const a = hex.times(hex.directionVector(direction), along);
        const b = hex.times(hex.directionVector(direction + 1), aside);
        expect(hex.add(a, b)).toEqual(v);
        expect(along + aside).toBe(hex.distance({ q: 0, r: 0 }, v));
        if (along + aside > 0) expect(along).toBeGreaterThan(0);
        expect(aside).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a ring is all fields at its distance, each touching the next', () => {
    fc.assert(
      fc.property(hexes(), fc.integer({ min: 1, max: 7 }), (centre, n) => {
        const ring = hex.ring(centre, n);
        expect(ring).toHaveLength(6 * n);
        expect(hex.hexSet(ring).size).toBe(6 * n);
        ring.forEach((h, i) => {
          expect(hex.distance(centre, h)).toBe(n);
          expect(hex.isAdjacent(h, ring[(i + 1) % ring.length]!)).toBe(true);
          expect(hex.ringPlace(centre, h)).toEqual({ radius: n, index: i });
        });
      }),
      { numRuns: 40 },
    );
    expect(hex.ring({ q: 2, r: 1 }, 0)).toEqual([{ q: 2, r: 1 }]);
  });

  test('a disc is all fields within its distance, from the centre outwards', () => {
    const disc = hex.disc({ q: -1, r: 4 }, 5);
    expect(disc).toHaveLength(91);
    const distances = disc.map((h) => hex.distance(h, { q: -1, r: 4 }));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(hex.hexSet(disc).size).toBe(91);
  });
});
