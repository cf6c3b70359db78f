import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hex from '../../src/hex/index.ts';
import { hexes } from './arbitrary.ts';

type Vector = { q: number; r: number };
const cross = (a: Vector, b: Vector): number => a.q * b.r - a.r * b.q;

/** Does the closed line from centre to centre meet the side? Decided by signs only, all in thirds. */
function oracle(from: hex.Hex, to: hex.Hex, side: hex.HexSide): hex.TouchedSide['touch'] | undefined {
  const [a, b] = hex.cornersOfSide(side);
  const start = { q: 3 * from.q, r: 3 * from.r };
  const vector = { q: 3 * (to.q - from.q), r: 3 * (to.r - from.r) };
  const off = (c: hex.Corner): number => Math.sign(cross(vector, { q: c.q3 - start.q, r: c.r3 - start.r }));
  const edge = { q: b.q3 - a.q3, r: b.r3 - a.r3 };
  const beyond = (p: Vector): number => Math.sign(cross(edge, { q: p.q - a.q3, r: p.r - a.r3 }));
  const ends = beyond(start) * beyond({ q: 3 * to.q, r: 3 * to.r });
  if (off(a) === 0 && off(b) === 0) {
    const reach = (c: hex.Corner): number =>
      Math.sign((c.q3 - start.q) * (c.q3 - 3 * to.q) + (c.r3 - start.r) * (c.r3 - 3 * to.r));
    return reach(a) < 0 ? 'along' : undefined;
  }
  if (off(a) * off(b) > 0 || ends >= 0) return undefined;
  return off(a) === 0 || off(b) === 0 ? 'corner' : 'cross';
}

describe('sides', () => {
  test('a side has one name, two fields and two corners', () => {
    fc.assert(
      fc.property(hexes(), fc.integer({ min: 0, max: 5 }), (h, d) => {
        const side = hex.sideOf(h, d);
        const other = hex.neighbour(h, d);
        expect(hex.sideOf(other, d + 3)).toEqual(side);
        expect(hex.sideBetween(h, other)).toEqual(side);
        expect(hex.sideBetween(h, hex.neighbour(other, d))).toBeUndefined();
        expect(hex.hexSet(hex.hexesOfSide(side))).toEqual(hex.hexSet([h, other]));
        expect(hex.sideOfKey(hex.sideKey(side))).toEqual(side);
        expect(hex.sideKeyOf(h, d)).toBe(hex.sideKey(side));
        expect(hex.sidesOf(h)[d]).toEqual(side);
        for (const corner of hex.cornersOfSide(side)) {
          const around = hex.hexSet(hex.hexesOfCorner(corner));
          expect(hex.contains(around, h) && hex.contains(around, other)).toBe(true);
        }
      }),
    );
  });

  test('a corner is the same from each of its three fields', () => {
    fc.assert(
      fc.property(hexes(), fc.integer({ min: 0, max: 5 }), (h, c) => {
        const corner = hex.cornerOf(h, c);
        expect(hex.sameCorner(hex.cornerOf(hex.neighbour(h, c), c + 2), corner)).toBe(true);
        expect(hex.sameCorner(hex.cornerOf(hex.neighbour(h, c + 1), c + 4), corner)).toBe(true);
        const around = hex.hexesOfCorner(corner);
        expect(hex.hexSet(around)).toEqual(hex.hexSet([h, hex.neighbour(h, c), hex.neighbour(h, c + 1)]));
        expect([...around].sort(hex.compareHexes)).toEqual(around);
      }),
    );
  });
});

describe('sides touched by a line', () => {
  test('equal those found by testing every side near it', () => {
    fc.assert(
      fc.property(hexes(6), hexes(6), (from, to) => {
        const touched = new Map(hex.touchedSides(from, to).map((s) => [hex.sideKey(s), s]));
        const near = new Map<number, hex.HexSide>();
        for (const h of hex.disc(from, hex.distance(from, to) + 1)) {
          for (const side of hex.sidesOf(h)) near.set(hex.sideKey(side), side);
        }
        for (const [key, side] of near) expect(touched.get(key)?.touch).toBe(oracle(from, to, side));
        for (const key of touched.keys()) expect(near.has(key)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('are met where the line changes from one field to the next, in order', () => {
    fc.assert(
      fc.property(hexes(60), hexes(60), (from, to) => {
        const fields = new Map(hex.touchedHexes(from, to).map((h) => [hex.hexKey(h), h]));
        const sides = hex.touchedSides(from, to);
        for (let i = 1; i < sides.length; i++) {
          expect(hex.compareFractions(sides[i - 1]!.enter, sides[i]!.enter)).toBeLessThanOrEqual(0);
        }
        for (const side of sides) {
          const [a, b] = hex.hexesOfSide(side).map((h) => fields.get(hex.hexKey(h)));
          if (side.touch === 'corner') continue;
          const [first, second] = hex.compareFractions(a!.enter, b!.enter) <= 0 ? [a!, b!] : [b!, a!];
          if (side.touch === 'cross') expect([first.leave, second.enter]).toEqual([side.enter, side.enter]);
          else expect([first.enter, second.leave]).toEqual([side.enter, side.leave]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a line along a side: the side itself, and both hands at its two corners', () => {
    const sides = hex.touchedSides({ q: 0, r: 0 }, { q: 1, r: 1 });
    expect(sides.map(({ touch, hand, enter }) => [touch, hand, enter.num])).toEqual([
      ['corner', 'left', 1],
      ['corner', 'right', 1],
      ['along', 'on', 1],
      ['corner', 'left', 2],
      ['corner', 'right', 2],
    ]);
    expect(sides[0]).toMatchObject(hex.sideBetween({ q: 0, r: 0 }, { q: 1, r: 0 })!);
    expect(sides[1]).toMatchObject(hex.sideBetween({ q: 0, r: 0 }, { q: 0, r: 1 })!);
    expect(sides[2]).toMatchObject(hex.sideBetween({ q: 1, r: 0 }, { q: 0, r: 1 })!);
    expect(hex.touchedSides({ q: 2, r: 2 }, { q: 2, r: 2 })).toEqual([]);
  });

  test('a straight line along a direction crosses one side per step', () => {
    expect(hex.touchedSides({ q: 0, r: 0 }, { q: 3, r: 0 })).toEqual(
      [0, 1, 2].map((q) => {
        const at = hex.fraction(2 * q + 1, 6);
        return { q, r: 0, side: 0, touch: 'cross', hand: 'on', enter: at, leave: at };
      }),
    );
  });
});
