import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hex from '../../src/hex/index.ts';
import { headings, hexes, motions, turns } from './arbitrary.ts';

describe('rotations and reflections', () => {
  test('turns form a group of order six that keeps distances and moves directions on', () => {
    fc.assert(
      fc.property(hexes(), hexes(), hexes(), turns, turns, (a, b, centre, m, n) => {
        const once = hex.rotateAbout(a, centre, m);
        expect(hex.rotateAbout(once, centre, n)).toEqual(hex.rotateAbout(a, centre, m + n));
        expect(hex.rotateAbout(once, centre, -m)).toEqual(a);
        expect(hex.rotate(a, 6)).toEqual(a);
        expect(hex.distance(once, hex.rotateAbout(b, centre, m))).toBe(hex.distance(a, b));
        expect(hex.rotate(hex.directionVector(n), m)).toEqual(hex.directionVector(m + n));
      }),
    );
  });

  test('a turn by a sixth moves a field one radius on along its ring', () => {
    fc.assert(
      fc.property(hexes(), turns, (h, n) => {
        const centre = { q: 1, r: 2 };
        const { radius, index } = hex.ringPlace(centre, h);
        expect(hex.rotateAbout(h, centre, n)).toEqual(hex.ringHex(centre, radius, index + n * radius));
      }),
    );
  });

  test('a reflection undoes itself, leaves its axis alone, and two of them are a turn', () => {
    fc.assert(
      fc.property(hexes(), hexes(), headings, headings, (h, centre, a, b) => {
        const mirrored = hex.reflectAbout(h, centre, a);
        expect(hex.reflectAbout(mirrored, centre, a)).toEqual(h);
        expect(hex.reflect(hex.headingVector(a), a)).toEqual(hex.headingVector(a));
        expect(hex.reflectAbout(mirrored, centre, b)).toEqual(hex.rotateAbout(h, centre, b - a));
        expect(hex.reflect(hex.directionVector(b), a)).toEqual(hex.directionVector(a - b));
      }),
    );
  });
});

describe('motions of the grid', () => {
  test('compose and inverse are those of the mapping', () => {
    fc.assert(
      fc.property(hexes(), motions, motions, (h, m, n) => {
        expect(hex.move(hex.move(h, m), n)).toEqual(hex.move(h, hex.compose(m, n)));
        expect(hex.move(hex.move(h, m), hex.inverse(m))).toEqual(h);
        expect(hex.compose(m, hex.inverse(m))).toEqual(hex.IDENTITY);
      }),
    );
  });

  test('directions and headings are carried along', () => {
    fc.assert(
      fc.property(hexes(), motions, headings, (h, m, heading) => {
        const to = hex.move(h, m);
        const d = heading % 6;
        expect(hex.move(hex.neighbour(h, d), m)).toEqual(hex.neighbour(to, hex.moveDirection(d, m)));
        const ahead = hex.move(hex.add(h, hex.headingVector(heading)), m);
        expect(ahead).toEqual(hex.add(to, hex.headingVector(hex.moveHeading(heading, m))));
      }),
    );
  });

  test('turns about a field, a side and a corner', () => {
    fc.assert(
      fc.property(hexes(), fc.integer({ min: 0, max: 5 }), turns, (h, d, n) => {
        expect(hex.move(h, hex.turnAbout([h], n)!)).toEqual(h);
        const pair = [h, hex.neighbour(h, d)];
        const aboutSide = hex.turnAbout(pair, n);
        expect(aboutSide === undefined).toBe(n % 3 !== 0);
        if (aboutSide) expect(hex.hexSet(pair.map((p) => hex.move(p, aboutSide)))).toEqual(hex.hexSet(pair));
        const triple = [...pair, hex.neighbour(h, d + 1)];
        const aboutCorner = hex.turnAbout(triple, n);
        expect(aboutCorner === undefined).toBe(n % 2 !== 0);
        if (aboutCorner) expect(hex.hexSet(triple.map((p) => hex.move(p, aboutCorner)))).toEqual(hex.hexSet(triple));
      }),
    );
  });
});

describe('printed grids', () => {
  const grids = ['odd-r', 'even-r', 'odd-q', 'even-q'] as const;

  test('columns and rows turn into axial coordinates and back', () => {
    fc.assert(
      fc.property(hexes(40), fc.constantFrom(...grids), (h, grid) => {
        const { column, row } = hex.axialToOffset(h, grid);
        expect(hex.offsetToAxial({ column, row }, grid)).toEqual(h);
        const straight = grid.endsWith('r') ? hex.neighbour(h, 0) : hex.neighbour(h, 1);
        const next = grid.endsWith('r') ? { column: column + 1, row } : { column, row: row + 1 };
        expect(hex.axialToOffset(straight, grid)).toEqual(next);
      }),
    );
  });

  test('the pushed lines lie half a field further on', () => {
    const plane = { pointy: hex.planeOf(200, 'pointy'), flat: hex.planeOf(200, 'flat') };
    for (let line = -3; line <= 3; line++) {
      const odd = Math.abs(line % 2) === 1;
      const x = (grid: hex.OffsetGrid): number =>
        hex.centrePoint(plane.pointy, hex.offsetToAxial({ column: 5, row: line }, grid)).x;
      const y = (grid: hex.OffsetGrid): number =>
        -hex.centrePoint(plane.flat, hex.offsetToAxial({ column: line, row: 5 }, grid)).y;
      expect(x('odd-r')).toBe(odd ? 1100 : 1000);
      expect(x('even-r')).toBe(odd ? 900 : 1000);
      expect(y('odd-q')).toBe(odd ? 1100 : 1000);
      expect(y('even-q')).toBe(odd ? 900 : 1000);
    }
  });

  test('sheets of 17 columns and 14 row steps join, and can be laid the other way round', () => {
    const columns = (row: number): [number, number] => [1, row % 2 === 0 ? 17 : 18];
    const sheet = hex.offsetRows('even-r', 0, 14, columns);
    expect(sheet).toHaveLength(8 * 17 + 7 * 18);
    expect(hex.offsetToAxial({ column: 11, row: 5 }, 'even-r')).toEqual({ q: 8, r: 5 });
    expect(hex.offsetToAxial({ column: 10, row: 6 }, 'even-r')).toEqual({ q: 7, r: 6 });
    const right = hex.offsetShift({ column: 17, row: 0 }, 'even-r')!;
    const below = hex.offsetShift({ column: 0, row: 14 }, 'even-r')!;
    expect([right, below]).toEqual([
      { q: 17, r: 0 },
      { q: -7, r: 14 },
    ]);
    expect(hex.offsetShift({ column: 17, row: 7 }, 'even-r')).toBeUndefined();
    const board = [{ q: 0, r: 0 }, right, below, hex.add(right, below)].flatMap((by) =>
      sheet.map((h) => hex.move(h, hex.shift(by))),
    );
    const whole = hex.offsetRows('even-r', 0, 28, (row) => [1, 34 + (row % 2)]);
    expect(whole).toHaveLength(1000);
    expect(hex.hexesIn(hex.hexSet(board))).toEqual(whole);
    const last = hex.offsetToAxial({ column: 17, row: 14 }, 'even-r');
    const turned = hex.halfTurnExchanging({ q: 1, r: 0 }, last);
    expect(hex.hexesIn(hex.hexSet(sheet.map((h) => hex.move(h, turned))))).toEqual(sheet);
    for (const h of sheet) {
      const { column, row } = hex.axialToOffset(h, 'even-r');
      const to = hex.axialToOffset(hex.move(h, turned), 'even-r');
      expect(to).toEqual({ column: (row % 2 === 0 ? 18 : 19) - column, row: 14 - row });
    }
  });
});
