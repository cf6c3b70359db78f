import type { Body } from './body.ts';
import { gap } from './distance.ts';
import { type Point, type Polygon, turn } from './point.ts';
import { counterClockwise, interiorPoint, locate } from './polygon.ts';
import { isSimple, polygonsOverlap } from './polygon-overlap.ts';
import { bodyNearSegment } from './region.ts';
import { joined, restOf, type Stretch } from './stretch.ts';
import { innerStretches, stretchAtBorder } from './sweep.ts';

/** A piece of the table's outer edge, table to the left of a → b; `side` is the edge of that polygon it belongs to. */
export type RimEdge = { readonly a: Point; readonly b: Point; readonly polygon: number; readonly side: number };

/**
 * A table: one or more simple polygons whose insides do not overlap. Where two of them share a piece of edge, a base
 * may stand across it: that piece is not part of the rim. All tests here are exact unless they return a length.
 */
export type Table = { readonly polygons: readonly Polygon[]; readonly rim: readonly RimEdge[] };

/** Builds a table; throws if a polygon crosses itself or two overlap. */
export function makeTable(polygons: readonly Polygon[]): Table {
  const boards = polygons.map(counterClockwise);
  boards.forEach((board, i) => {
    if (!isSimple(board)) throw new RangeError(`table polygon ${i} is not a simple polygon`);
    for (let k = 0; k < i; k++)
      if (polygonsOverlap(board, boards[k]!)) throw new RangeError(`table polygons ${k} and ${i} overlap`);
  });
  const rim = boards.flatMap((board, polygon) =>
    board.flatMap((a, side) => rimPieces(a, board[(side + 1) % board.length]!, polygon, side, boards)),
  );
  return { polygons: boards, rim };
}

/** A rectangular table with a corner at the origin. */
export const rectangularTable = (width: number, depth: number): Table =>
  makeTable([
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
      { x: 0, y: depth },
    ],
  ]);

/** What is left of an edge without the parts that run along edges of the neighbours. */
function rimPieces(a: Point, b: Point, polygon: number, side: number, boards: readonly Polygon[]): RimEdge[] {
  const at = (p: Point): number => (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  const shared: { from: Point; to: Point }[] = [];
  boards.forEach((board, k) => {
    if (k === polygon) return;
    board.forEach((c, i) => {
      const d = board[(i + 1) % board.length]!;
      if (turn(a, b, c) !== 0 || turn(a, b, d) !== 0) return;
      const from = at(d) < 0 ? a : d;
      const to = at(c) > at(b) ? b : c;
      if (at(from) < at(to)) shared.push({ from, to });
    });
  });
  shared.sort((p, q) => at(p.from) - at(q.from));
  const pieces: RimEdge[] = [];
  let start = a;
  for (const { from, to } of shared) {
    if (at(from) > at(start)) pieces.push({ a: start, b: from, polygon, side });
    if (at(to) > at(start)) start = to;
  }
  if (at(start) < at(b)) pieces.push({ a: start, b, polygon, side });
  return pieces;
}

/** Is the point on the table? The edge belongs to it. */
export const onTable = (table: Table, p: Point): boolean => table.polygons.some((t) => locate(p.x, p.y, t) >= 0);

/** Is the whole body on the table? It may touch the edge from inside. */
export function whollyOnTable(table: Table, body: Body): boolean {
  if (body.kind === 'circle') {
    if (!onTable(table, body.centre)) return false;
    if (body.radius === 0) return true;
  } else {
    const p = interiorPoint(body.points);
    if (!table.polygons.some((t) => locate(p.x, p.y, t, p.scale) >= 0)) return false;
  }
  return !table.rim.some((e) => bodyNearSegment(body, e.a, e.b, 0, true));
}

/** A rim edge as a line to measure from. */
export const edgeLine = (edge: RimEdge): Body => ({ kind: 'hull', centre: edge.a, points: [edge.a, edge.b] });

/** Is the body within `limit` of the edge of the table, or only of those rim edges that are accepted? */
export const edgeWithin = (
  table: Table,
  body: Body,
  limit: number,
  accepts: (edge: RimEdge) => boolean = () => true,
): boolean => table.rim.some((e) => accepts(e) && bodyNearSegment(body, e.a, e.b, limit, false));

/** The nearest rim edge (the first on a tie) and the gap to it in ticks, error below 1e-6. */
export function nearestEdge(table: Table, body: Body): { readonly edge: number; readonly gap: number } {
  let edge = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < table.rim.length; i++) {
    const d = gap(body, edgeLine(table.rim[i]!));
    if (d >= least) continue;
    least = d;
    edge = i;
  }
  return { edge, gap: least };
}

/**
 * The first rim edge that a body moving by (dx, dy) crosses, and the fraction at which it begins to stick out. Null if
 * it stays on the table. Among edges crossed at the same moment, the one with the longer overlap on this leg wins, then
 * the first in the list.
 */
export function firstEdgeCrossed(
  table: Table,
  body: Body,
  dx: number,
  dy: number,
): { readonly edge: number; readonly t: number } | null {
  let best: { edge: number; t: number; to: number } | null = null;
  for (let i = 0; i < table.rim.length; i++) {
    const e = table.rim[i]!;
    const s = stretchAtBorder(body, dx, dy, e.a, e.b);
    if (s === null) continue;
    if (best === null || s.from < best.t || (s.from === best.t && s.to > best.to))
      best = { edge: i, t: s.from, to: s.to };
  }
  return best === null ? null : { edge: best.edge, t: best.t };
}

/**
 * The stretches of a move during which some part of the body is off the table. A body of radius 0 is still on the table
 * at its edge.
 */
export function stretchesOffTable(table: Table, body: Body, dx: number, dy: number): Stretch[] {
  if (dx === 0 && dy === 0) return whollyOnTable(table, body) ? [] : [{ from: 0, to: 1, before: true, after: true }];
  const on = joined(table.polygons.flatMap((t) => innerStretches(body, dx, dy, t, true)));
  const off = restOf(on);
  for (const e of table.rim) {
    const s = stretchAtBorder(body, dx, dy, e.a, e.b);
    if (s !== null) off.push(s);
  }
  return joined(off);
}
