import { boxOfPolygon, type Polygon } from '@walstatt/geometry';
import { climbAlong, heightsBetween, type Part } from '@walstatt/tabletop';
import { describe, expect, test } from 'vitest';

const box = (minX: number, maxX: number): Polygon => [
  { x: minX, y: -500 },
  { x: maxX, y: -500 },
  { x: maxX, y: 500 },
  { x: minX, y: 500 },
];
const part = (minX: number, maxX: number, bottom: number, top: number): Part => {
  const shape = box(minX, maxX);
  return { shape, box: boxOfPolygon(shape), bottom, top };
};

/** A disc of radius 10 and height 30 goes 1000 along x. */
const climb = (parts: readonly Part[], { from = 0, to = 0, dx = 1000, holds = [] as Polygon[] } = {}) => {
  const body = { kind: 'circle', centre: { x: 0, y: 0 }, radius: 10 } as const;
  return climbAlong({ body, dx, dy: 0, tall: 30, from, to }, { parts, holds });
};

describe('climbing along a leg', () => {
  test('nothing in the way: nothing to climb', () => {
    expect(climb([])).toEqual({ levels: [{ from: 0, to: 1, z: 0 }], length: 0 });
    expect(climb([], { to: 40 })).toBeNull();
  });

  test('over a wall and down again, onto a roof, from a roof', () => {
    expect(climb([part(400, 500, 0, 70)])!.length).toBe(140);
    expect(climb([part(400, 1200, 0, 70)], { to: 70 })!.length).toBe(70);
    expect(climb([part(-100, 500, 0, 70)], { from: 70 })!.length).toBe(70);
    expect(climb([part(-100, 1200, 0, 70)], { from: 70, to: 70 })!.length).toBe(0);
  });

  test('one thing above another: only the difference is climbed', () => {
    expect(climb([part(300, 600, 0, 50), part(400, 500, 50, 80)])!.length).toBe(160);
    expect(climb([part(300, 400, 0, 50), part(410, 500, 0, 80)])!.length).toBe(160);
    expect(climb([part(300, 400, 0, 50), part(600, 700, 0, 80)])!.length).toBe(260);
  });

  test('under what leaves room for the head, over what does not', () => {
    expect(climb([part(400, 500, 30, 40)])!.length).toBe(0);
    expect(climb([part(400, 500, 29, 40)])!.length).toBe(80);
  });

  test('no way between a floor and what hangs low over it', () => {
    const shelf = part(-100, 1200, 40, 50);
    const roof = part(-100, 1200, 100, 110);
    expect(climb([shelf, roof], { from: 50, to: 50 })!.length).toBe(0);
    expect(climb([shelf, roof, part(400, 500, 75, 100)], { from: 50, to: 50 })).toBeNull();
    expect(climb([shelf, roof], { from: 50, to: 0 })).toBeNull();
  });

  test('what it stands in lets it out', () => {
    expect(climb([part(-50, 50, 0, 70)])!.length).toBe(0);
  });

  test('in shapes that hold it everywhere it stays at any height', () => {
    expect(climb([], { from: 20, to: 60, holds: [box(-100, 1200)] })!.length).toBe(40);
    expect(climb([], { from: 20, to: 60, holds: [box(-100, 300), box(700, 1200)] })!.length).toBe(80);
  });

  test('straight up from floor to floor where there is a hold', () => {
    expect(climb([], { dx: 0, to: 70, holds: [box(-100, 100)] })!.length).toBe(70);
  });

  test('the heights of a stretch', () => {
    const over = climb([part(400, 500, 0, 70)])!;
    expect(heightsBetween(over, 0, 0.2)).toEqual([0, 0]);
    expect(heightsBetween(over, 0.2, 0.45)).toEqual([0, 70]);
    expect(heightsBetween(over, 0.42, 0.45)).toEqual([70, 70]);
  });
});
