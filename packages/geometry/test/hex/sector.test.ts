import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hex from '../../src/hex/index.ts';
import { headings, hexes, turns } from './arbitrary.ts';

const ORIGIN = { q: 0, r: 0 };

/** Positive if b lies clockwise of a by less than half a turn. */
const clockwise = (a: hex.Hex, b: hex.Hex): number => a.q * b.r - a.r * b.q;

/** Inner product times two; never a negative zero. */
const inner = (a: hex.Hex, b: hex.Hex): number => 2 * a.q * b.q + 2 * a.r * b.r + a.q * b.r + a.r * b.q + 0;

/** Oracle for arcs up to half a turn: between both border lines, by signs of products. */
function isInNarrowArc(to: hex.Hex, first: number, last: number): boolean {
  const a = hex.headingVector(first);
  const b = hex.headingVector(last);
  if (to.q === 0 && to.r === 0) return false;
  if (hex.twelfths(last - first) === 0) return clockwise(a, to) === 0 && inner(a, to) > 0;
  return clockwise(a, to) >= 0 && clockwise(to, b) >= 0;
}

describe('headings', () => {
  test('even headings point at sides, odd ones at corners, clockwise', () => {
    expect(hex.headingVector(hex.sideHeading(2))).toEqual({ q: -1, r: 1 });
    expect(hex.headingVector(hex.cornerHeading(4))).toEqual({ q: 1, r: -2 });
    for (let h = 0; h < 12; h++) {
      const v = hex.headingVector(h);
      expect(clockwise(v, hex.headingVector(h + 1))).toBeGreaterThan(0);
      expect(inner(v, hex.headingVector(h + 3))).toBe(0);
      expect(hex.headingVector(hex.oppositeHeading(h))).toEqual(hex.rotate(v, 3));
    }
  });

  test('the turn between two headings is the shorter one', () => {
    fc.assert(
      fc.property(headings, headings, (a, b) => {
        const turn = hex.turnBetween(a, b);
        expect(hex.twelfths(a + turn)).toBe(b);
        expect(turn).toBeGreaterThan(-6);
        expect(turn).toBeLessThanOrEqual(6);
      }),
    );
  });

  test('a bearing is even exactly on a heading and turns with the grid', () => {
    fc.assert(
      fc.property(hexes(), hexes(), turns, (from, to, turn) => {
        const seen = hex.bearing(from, to);
        if (seen === undefined) {
          expect(hex.sameHex(from, to)).toBe(true);
          return;
        }
        const v = hex.subtract(to, from);
        const h = Math.floor(seen / 2);
        if (seen % 2 === 0) expect(isInNarrowArc(v, h, h)).toBe(true);
        else {
          expect(clockwise(hex.headingVector(h), v)).toBeGreaterThan(0);
          expect(clockwise(v, hex.headingVector(h + 1))).toBeGreaterThan(0);
        }
        expect(hex.bearing(ORIGIN, hex.rotate(v, turn))).toBe((seen + 4 * hex.sixths(turn)) % 24);
      }),
    );
  });
});

describe('arcs', () => {
  test('arcs up to half a turn lie between their border lines, wider ones are what the rest leaves', () => {
    fc.assert(
      fc.property(hexes(), headings, fc.integer({ min: 0, max: 11 }), (to, first, width) => {
        const inside = hex.isBetweenHeadings(ORIGIN, to, first, first + width);
        if (hex.sameHex(to, ORIGIN)) {
          expect(inside).toBe(false);
          return;
        }
        if (width < 6) expect(inside).toBe(isInNarrowArc(to, first, first + width));
        else {
          const inRest = isInNarrowArc(to, first + width, first);
          const onBorder = isInNarrowArc(to, first, first) || isInNarrowArc(to, first + width, first + width);
          expect(inside).toBe(!inRest || onBorder);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('an arc of 60 degrees on a corner is all sums of its two directions: n + 1 fields at distance n', () => {
    for (let c = 0; c < 6; c++) {
      const fields = hex.arc({ q: 4, r: -1 }, hex.cornerHeading(c), 1, 6);
      const oracle: hex.Hex[] = [];
      for (let n = 1; n <= 6; n++) {
        for (let b = 0; b <= n; b++) {
          const v = hex.add(hex.times(hex.directionVector(c), n - b), hex.times(hex.directionVector(c + 1), b));
          oracle.push(hex.add({ q: 4, r: -1 }, v));
        }
      }
      expect([...hex.hexSet(fields)].sort()).toEqual([...hex.hexSet(oracle)].sort());
      expect(fields).toHaveLength(27);
    }
  });

  test('the widest arc below a circle leaves out only what lies strictly inside the opposite 60 degrees', () => {
    const heading = hex.cornerHeading(1);
    for (const h of hex.disc(ORIGIN, 6).slice(1)) {
      const { direction, aside } = hex.polar(h);
      expect(hex.isInArc(ORIGIN, h, heading, 5)).toBe(!(direction === 4 && aside > 0));
      expect(hex.isInArc(ORIGIN, h, heading, 6)).toBe(true);
      expect(hex.isInArc(ORIGIN, h, heading, 3)).toBe(hex.ahead(h, heading) >= 0);
    }
    expect(hex.isInArc(ORIGIN, ORIGIN, heading, 6)).toBe(false);
    expect(hex.arc(ORIGIN, heading, 1, 5, 4)).toHaveLength(5 + 6);
  });
});

describe('zones', () => {
  test('looking at a corner: two ahead, one on each side, two behind', () => {
    for (let c = 0; c < 6; c++) {
      const at = (n: number): number => hex.sixths(c + n);
      const heading = hex.cornerHeading(c);
      expect(hex.zoneDirections(heading, 'front')).toEqual([at(0), at(1)]);
      expect(hex.zoneDirections(heading, 'right')).toEqual([at(2)]);
      expect(hex.zoneDirections(heading, 'rear')).toEqual([at(3), at(4)]);
      expect(hex.zoneDirections(heading, 'left')).toEqual([at(5)]);
    }
  });

  test('looking at a side: the widths decide', () => {
    const heading = hex.sideHeading(5);
    expect(hex.zoneDirections(heading, 'front', { front: 2, rear: 2 })).toEqual([4, 5, 0]);
    expect(hex.zoneDirections(heading, 'rear', { front: 2, rear: 2 })).toEqual([1, 2, 3]);
    expect(hex.zoneDirections(heading, 'front')).toEqual([5]);
    expect(hex.zoneDirections(heading, 'right')).toEqual([0, 1]);
    expect(hex.zoneDirections(heading, 'left')).toEqual([3, 4]);
  });

  test('every other field has exactly one zone, and mirroring exchanges left and right', () => {
    const mirrored = { front: 'front', rear: 'rear', left: 'right', right: 'left' } as const;
    fc.assert(
      fc.property(hexes(), hexes(), headings, (from, to, heading) => {
        const zone = hex.zoneOf(from, to, heading);
        if (zone === undefined) {
          expect(hex.sameHex(from, to)).toBe(true);
          return;
        }
        expect(hex.zoneOf(from, hex.reflectAbout(to, from, heading), heading)).toBe(mirrored[zone]);
      }),
    );
  });
});

describe('rows', () => {
  test('ahead and across are the products with the heading and with the one at right angles', () => {
    fc.assert(
      fc.property(hexes(), headings, (h, heading) => {
        const scale = inner(hex.headingVector(heading), hex.headingVector(heading));
        expect(hex.ahead(h, heading) * scale).toBe(2 * inner(h, hex.headingVector(heading)));
        expect(hex.across(h, heading)).toBe(hex.ahead(h, heading + 3));
      }),
    );
  });

  test('fields fall into rows, foremost first, each from left to right', () => {
    const heading = hex.cornerHeading(4);
    const held = [
      { q: 1, r: 1 },
      { q: 2, r: 0 },
      { q: 0, r: 0 },
      { q: -1, r: 1 },
      { q: 1, r: 0 },
    ];
    const rows = hex.rowsOf(held, heading);
    expect(rows).toEqual([
      { ahead: 0, hexes: [held[2], held[4], held[1]] },
      { ahead: -1, hexes: [held[3], held[0]] },
    ]);
    expect(rows.map(hex.isUnbroken)).toEqual([true, false]);
  });
});
