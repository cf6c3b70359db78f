import { boxOf } from '@walstatt/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardOf,
  type Edge,
  endsOf,
  INWARD,
  isBoxIn,
  placedAt,
  reachFrom,
  refuseNearEdge,
  refuseNearPoints,
  refuseOutsideStrip,
  spotOfPose,
  stripAlong,
  TOWARDS,
} from '../src/index.ts';
import { body, disc, point, spot } from './arbitraries.ts';

const CODE = { code: 'there', rule: null } as const;
const board = boardOf(40_000, 30_000);
const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east'];

describe('zones along an edge', () => {
  it('a body lies in the strip if it is on the board and reaches in no farther than it is deep', () => {
    fc.assert(
      fc.property(body, fc.constantFrom(...EDGES), fc.integer({ min: 0, max: 20_000 }), (b, edge, deep) => {
        const strip = { edge, deep, board };
        const box = boxOf(b);
        const inside = isBoxIn(box, board.box) && reachFrom(edge, box, board) <= deep;
        expect(refuseOutsideStrip(endsOf([b]), strip, CODE) === null).toBe(inside);
        expect(isBoxIn(stripAlong(edge, deep, board), board.box)).toBe(true);
      }),
    );
  });

  it('the refusal names the first model that is outside, and how far it reaches', () => {
    const ends = endsOf([disc(5000, 29_000), disc(5000, 24_000), disc(5000, 20_000)], ['a', 'b', 'c']);
    const strip = { edge: 'north', deep: 6000, board } as const;
    expect(refuseOutsideStrip(ends, strip, CODE)).toEqual({
      ...CODE,
      args: { model: 'b' },
      measured: 6500,
      limit: 6000,
      unit: 'length',
    });
    expect(refuseOutsideStrip(endsOf([disc(5000, 29_900)]), strip, CODE)).toEqual(CODE);
  });

  it('whoever looks inward looks away from the edge', () => {
    const east = { 0: { x: 1, y: 0 }, 900: { x: 0, y: 1 }, 1800: { x: -1, y: 0 }, 2700: { x: 0, y: -1 } };
    for (const edge of EDGES) {
      const look = east[INWARD[edge] as keyof typeof east];
      expect(look.x + TOWARDS[edge].x || 0).toBe(0);
      expect(look.y + TOWARDS[edge].y || 0).toBe(0);
    }
  });
});

describe('placements as answers', () => {
  it('what was placed is read as the same spots', () => {
    fc.assert(
      fc.property(fc.array(spot), (spots) => {
        const pieces = spots.map((_, i) => `p${i}`);
        const placed = placedAt(pieces, spots);
        expect(placed.map((p) => p.piece)).toEqual(pieces);
        expect(placed.map((p) => spotOfPose(p.pose))).toEqual(spots);
      }),
    );
  });

  it('a facing may be left out and is brought into a turn; other numbers must be those of a table', () => {
    expect(spotOfPose({ x: 1, y: 2 })).toEqual({ x: 1, y: 2, facing: 0 });
    expect(spotOfPose({ x: 1, y: 2, facing: -100 })).toEqual({ x: 1, y: 2, facing: 3500 });
    expect(spotOfPose({ x: 1 })).toBeNull();
    expect(spotOfPose({ x: 1, y: 0.5 })).toBeNull();
    expect(spotOfPose({ x: 1, y: 1_000_001 })).toBeNull();
  });
});

describe('single points', () => {
  it('keep away from the edges and from each other; exactly at the limit is far enough', () => {
    expect(refuseNearEdge({ x: 0, y: 30_000 }, board, 0, CODE)).toBeNull();
    expect(refuseNearEdge({ x: 0, y: 30_001 }, board, 0, CODE)).toEqual(CODE);
    expect(refuseNearEdge({ x: 99, y: 500 }, board, 100, CODE)).toEqual({ ...CODE, limit: 100, unit: 'length' });
    fc.assert(
      fc.property(point, fc.array(point), fc.integer({ min: 0, max: 50_000 }), (p, others, limit) => {
        const least = Math.min(...others.map((o) => Math.hypot(o.x - p.x, o.y - p.y)));
        const refusal = refuseNearPoints(p, others, limit, CODE);
        if (Math.abs(least - limit) > 1e-3) expect(refusal === null).toBe(least > limit);
      }),
    );
  });
});
