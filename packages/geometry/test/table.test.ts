import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Body,
  bodyAt,
  circle,
  crossings,
  edgeLine,
  edgeWithin,
  firstEdgeCrossed,
  gap,
  INCH,
  makeTable,
  nearestEdge,
  onTable,
  pointBody,
  rectangle,
  rectangularTable,
  shifted,
  whollyInRegion,
  whollyOnTable,
  whollyWithin,
} from '../src/index.ts';
import { body, point, simplePolygon } from './shapes.ts';

const box = (x: number, y: number, w: number, h: number): { x: number; y: number }[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];
const corner = (x: number, y: number, facing = 0): Body => bodyAt(rectangle(400, 200), { x, y, facing });

describe('a table of one polygon', () => {
  test('is that region', () => {
    fc.assert(
      fc.property(simplePolygon(30), body(10), point(30), (polygon, b, p) => {
        const table = makeTable([polygon]);
        expect(table.rim.length).toBe(polygon.length);
        expect(whollyOnTable(table, b)).toBe(whollyInRegion(b, polygon));
        expect(onTable(table, p)).toBe(whollyInRegion(pointBody(p), polygon));
        const { edge, gap: d } = nearestEdge(table, b);
        expect(d).toBe(Math.min(...table.rim.map((e) => gap(b, edgeLine(e)))));
        expect(edgeWithin(table, b, Math.ceil(d))).toBe(true);
        expect(edgeWithin(table, b, Math.ceil(d), (e) => e !== table.rim[edge])).toBe(
          table.rim.some((e, i) => i !== edge && gap(b, edgeLine(e)) <= Math.ceil(d)),
        );
        if (d > 1) expect(edgeWithin(table, b, Math.ceil(d) - 1)).toBe(d <= Math.ceil(d) - 1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a table of several boards', () => {
  // The same rectangle, whole and cut into boards: every question must have the same answer.
  const whole = makeTable([box(0, 0, 40, 30)]);
  const cut = fc
    .tuple(fc.integer({ min: 1, max: 39 }), fc.integer({ min: 1, max: 29 }), fc.integer({ min: 1, max: 29 }))
    .map(([x, y, z]) =>
      makeTable([box(0, 0, x, y), box(0, y, x, 30 - y), box(x, 0, 40 - x, z), box(x, z, 40 - x, 30 - z)]),
    );

  test('that lie side by side are one', () => {
    fc.assert(
      fc.property(cut, body(8), point(45), point(30), (table, b0, at, d) => {
        const b = shifted(b0, at.x, at.y);
        expect(whollyOnTable(table, b)).toBe(whollyOnTable(whole, b));
        expect(onTable(table, at)).toBe(onTable(whole, at));
        expect(nearestEdge(table, b).gap).toBeCloseTo(nearestEdge(whole, b).gap, 9);
        expect(firstEdgeCrossed(table, b, d.x, d.y)?.t).toBe(firstEdgeCrossed(whole, b, d.x, d.y)?.t);
        for (const of of ['footprint', 'centre'] as const)
          expect(crossings(b, d.x, d.y, [{ kind: 'table', id: 't', table }], of)).toEqual(
            crossings(b, d.x, d.y, [{ kind: 'table', id: 't', table: whole }], of),
          );
      }),
      { numRuns: 500 },
    );
  });

  test('that touch only at a corner let nobody across', () => {
    const table = makeTable([box(0, 0, 1000, 1000), box(1000, 1000, 1000, 1000)]);
    expect(table.rim.length).toBe(8);
    expect(whollyOnTable(table, bodyAt(circle(10), { x: 1000, y: 1000, facing: 0 }))).toBe(false);
    expect(onTable(table, { x: 1000, y: 1000 })).toBe(true);
  });

  test('with a step: only the shared piece of an edge is open', () => {
    const table = makeTable([box(0, 0, 1000, 1000), box(1000, 500, 1000, 1000)]);
    expect(whollyOnTable(table, corner(1000, 750))).toBe(true);
    expect(whollyOnTable(table, corner(1000, 600))).toBe(true);
    expect(whollyOnTable(table, corner(1000, 599))).toBe(false);
    expect(whollyOnTable(table, corner(1000, 901))).toBe(false);
  });

  test('that overlap or cross themselves are refused', () => {
    expect(() => makeTable([box(0, 0, 10, 10), box(9, 9, 10, 10)])).toThrow(RangeError);
    expect(() =>
      makeTable([
        [
          { x: 0, y: 0 },
          { x: 4, y: 4 },
          { x: 4, y: 0 },
          { x: 0, y: 4 },
        ],
      ]),
    ).toThrow(RangeError);
  });
});

test('wholly within 6 inches of one edge', () => {
  const table = rectangularTable(72 * INCH, 48 * INCH);
  const left = table.rim.find((e) => e.a.x === 0 && e.b.x === 0)!;
  const at = (x: number): Body => bodyAt(circle(1600), { x, y: 20 * INCH, facing: 0 });
  expect(whollyWithin(at(6 * INCH - 1600), edgeLine(left), 6 * INCH)).toBe(true);
  expect(whollyWithin(at(6 * INCH - 1599), edgeLine(left), 6 * INCH)).toBe(false);
});

test('firstEdgeCrossed names the edge run over first', () => {
  const table = rectangularTable(10_000, 10_000);
  const b = bodyAt(circle(500), { x: 5000, y: 8000, facing: 0 });
  const found = firstEdgeCrossed(table, b, 10_000, 10_000);
  expect(table.rim[found!.edge]!.a.y).toBe(10_000);
  expect(found!.t).toBeCloseTo(0.15, 9);
  expect(firstEdgeCrossed(table, b, 1000, 1000)).toBeNull();
});
