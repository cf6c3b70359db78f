import type { Point } from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { CLOSED, cellAt, cellsOf, FREE, farFrom, middleOfCell, Outlook, spinWeb } from '../src/index.ts';

const SIDE = 100;
const cells = cellsOf({ width: 1000, depth: 600 }, SIDE);
const at = (column: number, row: number): number => row * cells.columns + column;
const open = (): Uint8Array => new Uint8Array(cells.columns * cells.rows).fill(FREE);

/** A wall across the middle, with a gap at its right end. */
function walled(): Uint8Array {
  const cost = open();
  for (let column = 0; column < cells.columns - 1; column++) cost[at(column, 3)] = CLOSED;
  return cost;
}

describe('cells', () => {
  it('every middle lies in its own cell', () => {
    for (let c = 0; c < cells.columns * cells.rows; c++) {
      const { x, y } = middleOfCell(cells, c);
      expect(cellAt(cells, x, y)).toBe(c);
    }
  });

  it('places beside the table belong to the nearest cell', () => {
    expect(cellAt(cells, -50, -50)).toBe(0);
    expect(cellAt(cells, 5000, 5000)).toBe(59);
  });
});

describe('webs', () => {
  const far = (cost: Uint8Array, goal: number, from: number): number => {
    const { x, y } = middleOfCell(cells, from);
    return farFrom(spinWeb(cells, cost, [goal]), x, y);
  };

  it('straight ways over open ground are as long as they are', () => {
    expect(far(open(), at(1, 2), at(8, 2))).toBeCloseTo(7 * SIDE);
    expect(far(open(), at(0, 0), at(3, 3))).toBeCloseTo(3 * 1.4 * SIDE);
  });

  it('slow ground counts by its cost', () => {
    const cost = open();
    for (let row = 0; row < cells.rows; row++) cost[at(4, row)] = 2 * FREE;
    expect(far(cost, at(8, 2), at(1, 2))).toBeCloseTo(8 * SIDE);
  });

  it('lead around what is closed', () => {
    const direct = far(open(), at(0, 5), at(0, 0));
    expect(far(walled(), at(0, 5), at(0, 0))).toBeGreaterThan(3 * direct);
  });

  it('end at the rim of a closed goal, and nowhere without a way', () => {
    const cost = walled();
    expect(far(cost, at(4, 3), at(4, 1))).toBeCloseTo(2 * SIDE);
    cost[at(cells.columns - 1, 3)] = CLOSED;
    expect(far(cost, at(0, 5), at(0, 0))).toBe(Number.POSITIVE_INFINITY);
  });

  it('lengths change little by little from place to place', () => {
    const web = spinWeb(cells, open(), [at(0, 0)]);
    for (let x = 100; x < 900; x += 10)
      expect(Math.abs(farFrom(web, x + 10, 300) - farFrom(web, x, 300))).toBeLessThan(16);
  });
});

describe('outlooks', () => {
  it('look at every pair of cells once, whoever looks first', () => {
    const looked: [Point, Point][] = [];
    const outlook = new Outlook(cells, (a, b) => {
      looked.push([a, b]);
      return a.x === b.x;
    });
    expect(outlook.sees(at(2, 1), at(2, 5))).toBe(true);
    expect(outlook.sees(at(2, 5), at(2, 1))).toBe(true);
    expect(outlook.sees(at(2, 5), at(3, 1))).toBe(false);
    expect(outlook.sees(at(3, 1), at(2, 5))).toBe(false);
    expect(looked).toHaveLength(2);
  });
});
