import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hex from '../../src/hex/index.ts';
import { hexes, hexLists } from './arbitrary.ts';

const list = (...pairs: [number, number][]): hex.Hex[] => pairs.map(([q, r]) => ({ q, r }));

describe('ring walks', () => {
  test('go step by step along the ring to the turned place, as many steps as the radius for each sixth', () => {
    fc.assert(
      fc.property(hexes(6), hexes(6), fc.integer({ min: -6, max: 6 }), (from, pivot, turn) => {
        const walk = hex.ringWalk(from, pivot, turn);
        const radius = hex.distance(from, pivot);
        expect(walk.hexes).toHaveLength(radius * Math.abs(turn));
        expect(walk.hexes.at(-1) ?? from).toEqual(hex.rotateAbout(from, pivot, turn));
        let at = from;
        walk.hexes.forEach((h, i) => {
          expect(hex.distance(h, pivot)).toBe(radius);
          expect(hex.neighbour(at, walk.directions[i]!)).toEqual(h);
          at = h;
        });
        const back = hex.ringWalk(at, pivot, -turn);
        expect([...back.hexes].reverse().slice(1)).toEqual(walk.hexes.slice(0, -1));
      }),
    );
  });
});

describe('wheels', () => {
  test('a row of three with two behind turns about its left end', () => {
    const held = list([0, 0], [1, 0], [2, 0], [0, 1], [1, 1]);
    const wheel = hex.wheel(held, { q: 0, r: 0 }, -1);
    expect(wheel.to).toEqual(list([0, 0], [1, -1], [2, -2], [1, 0], [2, -1]));
    expect(wheel.turn).toBe(5);
    expect(wheel.walks.map((w) => w.hexes.length)).toEqual([0, 1, 2, 1, 2]);
    expect(wheel.walks[2]).toEqual({ hexes: list([2, -1], [2, -2]), directions: [4, 4] });
    expect(wheel.walks[4]).toEqual({ hexes: list([2, 0], [2, -1]), directions: [5, 4] });
    expect(wheel.swept).toEqual(list([2, -2], [1, -1], [2, -1], [1, 0], [2, 0]));
    expect(wheel.entered).toEqual(list([2, -2], [1, -1], [2, -1]));
    expect(wheel.left).toEqual(list([2, 0], [0, 1], [1, 1]));
  });

  test('a row about its end steps only into the two directions ahead of it', () => {
    for (let corner = 0; corner < 6; corner++) {
      const heading = hex.cornerHeading(corner);
      const front = hex.zoneDirections(heading, 'front');
      const held = hex.row({ q: 3, r: 3 }, corner + 2, 6);
      for (const [pivot, turn] of [
        [held[0]!, -1],
        [held[5]!, 1],
      ] as const) {
        const wheel = hex.wheel(held, pivot, turn);
        for (const walk of wheel.walks) for (const d of walk.directions) expect(front).toContain(d);
        expect(wheel.walks.map((w) => w.hexes.length).sort()).toEqual([0, 1, 2, 3, 4, 5]);
        expect(wheel.swept).toHaveLength(15);
        expect(hex.rowsOf(wheel.to, heading + 2 * turn)).toHaveLength(1);
      }
    }
  });

  test('what is entered and left adds up, and mutual distances stay', () => {
    fc.assert(
      fc.property(hexLists(4, 10), hexes(4), fc.integer({ min: -3, max: 3 }), (held, pivot, turn) => {
        const wheel = hex.wheel(held, pivot, turn);
        const [before, after, swept] = [hex.hexSet(held), hex.hexSet(wheel.to), hex.hexSet(wheel.swept)];
        expect(wheel.left).toEqual(hex.hexesIn(before).filter((h) => !hex.contains(after, h)));
        expect(wheel.entered).toEqual(wheel.swept.filter((h) => !hex.contains(before, h)));
        wheel.to.forEach((h, i) => {
          expect(hex.contains(swept, h) || hex.sameHex(h, held[i]!)).toBe(true);
          expect(hex.distance(h, wheel.to[0]!)).toBe(hex.distance(held[i]!, held[0]!));
        });
      }),
    );
  });
});
