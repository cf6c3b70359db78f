import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hex from '../../src/hex/index.ts';
import { hexes, turns } from './arbitrary.ts';

const ORIGIN = { q: 0, r: 0 };

type Rational = { n: bigint; d: bigint };
const rational = (n: bigint, d: bigint): Rational => (d < 0n ? { n: -n, d: -d } : { n, d });
const less = (a: Rational, b: Rational): boolean => a.n * b.d < b.n * a.d;
const same = (a: Rational, b: hex.Fraction): boolean => a.n * BigInt(b.den) === BigInt(b.num) * a.d;

/** The part of the line inside a field, by cutting it with the six lines through neighbouring corners. */
function cut(
  from: hex.Hex,
  to: hex.Hex,
  h: hex.Hex,
): { enter: Rational; leave: Rational; inside: boolean } | undefined {
  const v = { q: BigInt(to.q - from.q), r: BigInt(to.r - from.r) };
  let enter = rational(0n, 1n);
  let leave = rational(1n, 1n);
  let inside = true;
  for (let c = 0; c < 6; c++) {
    const a = hex.cornerOf(h, c);
    const b = hex.cornerOf(h, c + 1);
    const side = { q: BigInt(b.q3 - a.q3), r: BigInt(b.r3 - a.r3) };
    const start = { q: BigInt(3 * from.q - a.q3), r: BigInt(3 * from.r - a.r3) };
    const at = side.q * start.r - side.r * start.q;
    const slope = 3n * (side.q * v.r - side.r * v.q);
    if (slope === 0n) {
      if (at < 0n) return undefined;
      if (at === 0n) inside = false;
      continue;
    }
    const t = rational(-at, slope);
    if (slope > 0n && less(enter, t)) enter = t;
    if (slope < 0n && less(t, leave)) leave = t;
  }
  if (less(leave, enter)) return undefined;
  return { enter, leave, inside: inside && less(enter, leave) };
}

/** The fields that a point of the line belongs to, by the smallest distance to their centres. */
function fieldsAt(from: hex.Hex, to: hex.Hex, i: number, of: number): hex.Hex[] {
  const q = from.q * of + (to.q - from.q) * i;
  const r = from.r * of + (to.r - from.r) * i;
  const near = hex.disc({ q: Math.round(q / of), r: Math.round(r / of) }, 2);
  const far = (h: hex.Hex): number => {
    const dq = h.q * of - q;
    const dr = h.r * of - r;
    return dq * dq + dq * dr + dr * dr;
  };
  const smallest = Math.min(...near.map(far));
  return near.filter((h) => far(h) === smallest);
}

describe('fields touched by a line', () => {
  test('equal those found by cutting every field near it', () => {
    fc.assert(
      fc.property(hexes(7), hexes(7), (from, to) => {
        const touched = hex.touchedHexes(from, to);
        const found = new Map(touched.map((h) => [hex.hexKey(h), h]));
        expect(found.size).toBe(touched.length);
        for (const h of hex.disc(from, hex.distance(from, to) + 2)) {
          const oracle = cut(from, to, h);
          const mine = found.get(hex.hexKey(h));
          expect(mine !== undefined).toBe(oracle !== undefined);
          if (!mine || !oracle) continue;
          expect(same(oracle.enter, mine.enter) && same(oracle.leave, mine.leave)).toBe(true);
          expect(mine.touch === 'through').toBe(oracle.inside);
          expect(mine.touch === 'corner').toBe(hex.compareFractions(mine.enter, mine.leave) === 0);
          expect(mine.distance).toBe(hex.distance(from, h));
        }
      }),
      { numRuns: 150 },
    );
  });

  test('contain the fields of every point of the line, each within its part', () => {
    fc.assert(
      fc.property(hexes(10), hexes(10), (from, to) => {
        const touched = hex.touchedHexes(from, to);
        const found = new Map(touched.map((h) => [hex.hexKey(h), h]));
        const of = 6 * Math.max(1, hex.distance(from, to));
        for (let i = 0; i <= of; i++) {
          const at = hex.fraction(i, of);
          for (const h of fieldsAt(from, to, i, of)) {
            const mine = found.get(hex.hexKey(h));
            expect(mine).toBeDefined();
            expect(hex.compareFractions(mine!.enter, at)).toBeLessThanOrEqual(0);
            expect(hex.compareFractions(at, mine!.leave)).toBeLessThanOrEqual(0);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('come in order without a gap, and backwards they are the same', () => {
    fc.assert(
      fc.property(hexes(200), hexes(200), (from, to) => {
        const touched = hex.touchedHexes(from, to);
        expect(touched[0]).toMatchObject({ ...from, distance: 0, touch: 'through' });
        expect(touched.at(-1)).toMatchObject({ ...to, distance: hex.distance(from, to), touch: 'through' });
        for (let i = 1; i < touched.length; i++) {
          const [a, b] = [touched[i - 1]!, touched[i]!];
          expect(hex.compareFractions(a.enter, b.enter)).toBeLessThanOrEqual(0);
          expect(a.distance).toBeLessThanOrEqual(b.distance);
          expect(hex.isAdjacent(a, b)).toBe(true);
        }
        const back = new Map(hex.touchedHexes(to, from).map((h) => [hex.hexKey(h), h]));
        expect(back.size).toBe(touched.length);
        for (const h of touched) {
          const other = back.get(hex.hexKey(h))!;
          expect(other.touch).toBe(h.touch);
          if (hex.sameHex(from, to)) continue;
          expect(hex.fraction(other.enter.den - other.enter.num, other.enter.den)).toEqual(h.leave);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('turn with the grid', () => {
    fc.assert(
      fc.property(hexes(), turns, (to, turn) => {
        const turned = hex.touchedHexes(ORIGIN, hex.rotate(to, turn));
        expect(turned).toEqual(hex.touchedHexes(ORIGIN, to).map((h) => ({ ...h, ...hex.rotate(h, turn) })));
      }),
    );
  });

  test('a line exactly between two fields has both, left one first', () => {
    const part = (a: number, b: number, of: number) => ({ enter: hex.fraction(a, of), leave: hex.fraction(b, of) });
    expect(hex.touchedHexes(ORIGIN, { q: 1, r: 1 })).toEqual([
      { q: 0, r: 0, distance: 0, touch: 'through', ...part(0, 1, 3) },
      { q: 1, r: 0, distance: 1, touch: 'along', ...part(1, 2, 3) },
      { q: 0, r: 1, distance: 1, touch: 'along', ...part(1, 2, 3) },
      { q: 1, r: 1, distance: 2, touch: 'through', ...part(2, 3, 3) },
    ]);
  });

  test('a line through a corner meets the third field there', () => {
    const touched = hex.touchedHexes(ORIGIN, { q: 4, r: 1 });
    expect(touched.filter((h) => h.touch === 'corner').map(({ q, r, enter }) => ({ q, r, enter }))).toEqual([
      { q: 1, r: 1, enter: { num: 1, den: 3 } },
      { q: 3, r: 0, enter: { num: 2, den: 3 } },
    ]);
  });
});

describe('straight paths', () => {
  test('one field per step, each nearest to its point, ties to the chosen side', () => {
    fc.assert(
      fc.property(hexes(), hexes(), (from, to) => {
        const n = hex.distance(from, to);
        const left = hex.straightPath(from, to, 'left');
        const right = hex.straightPath(from, to, 'right');
        expect(left).toHaveLength(n + 1);
        expect(left.at(-1)).toEqual(to);
        for (let k = 1; k <= n; k++) {
          expect(hex.isAdjacent(left[k - 1]!, left[k]!)).toBe(true);
          expect(hex.isAdjacent(right[k - 1]!, right[k]!)).toBe(true);
          const nearest = hex.hexSet(fieldsAt(from, to, k, n));
          expect(hex.hexSet([left[k]!, right[k]!])).toEqual(nearest);
        }
        expect(hex.straightPath(to, from, 'right').reverse()).toEqual(left);
      }),
    );
  });
});
