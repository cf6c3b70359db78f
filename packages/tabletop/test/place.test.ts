import { boxOf } from '@walstatt/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  boardOf,
  boxAround,
  type Edge,
  endsOf,
  firstPlace,
  INWARD,
  isBoxIn,
  isShorthand,
  leaderAmid,
  leaderBehind,
  placedAt,
  pointOf,
  pointsOf,
  ranksOf,
  reachFrom,
  refuseNearEdge,
  refuseNearPoints,
  refuseOutsideStrip,
  spotOfPose,
  spotsAround,
  stripAlong,
  TOWARDS,
  ticksOf,
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

  it('the inward facing looks away from the edge', () => {
    const east = { 0: { x: 1, y: 0 }, 900: { x: 0, y: 1 }, 1800: { x: -1, y: 0 }, 2700: { x: 0, y: -1 } };
    for (const edge of EDGES) {
      const look = east[INWARD[edge] as keyof typeof east];
      expect(look.x + TOWARDS[edge].x || 0).toBe(0);
      expect(look.y + TOWARDS[edge].y || 0).toBe(0);
    }
  });
});

describe('placements as answers', () => {
  it('a placement is read back as the same spots', () => {
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

describe('blocks', () => {
  it('ranks have their columns, the last one is centred, and all slots are a step apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 8 }), (size, columns) => {
        const slots = ranksOf(size, columns, 1000);
        expect(slots).toHaveLength(size);
        expect(new Set(slots.map((s) => s.x)).size).toBe(Math.ceil(size / columns));
        for (const x of new Set(slots.map((s) => s.x))) {
          const rank = slots.filter((s) => s.x === x).map((s) => s.y);
          expect(rank.reduce((a, b) => a + b, 0)).toBeCloseTo(0);
          expect(rank.slice(1).every((y, i) => y - rank[i]! === 1000)).toBe(true);
        }
      }),
    );
  });

  it('the leader stands amid the others, or behind them in the middle of the last rank', () => {
    const slots = ranksOf(9, 3, 1000);
    expect(leaderAmid(slots, 0)[0]).toEqual({ x: 0, y: 0 });
    expect(new Set(leaderAmid(slots, 0))).toEqual(new Set(slots));
    for (const facing of [0, 900, 2250]) {
      const spots = spotsAround(slots, { x: 5000, y: 5000, facing });
      const behind = leaderBehind(spots, 0, 500);
      expect(behind[0]).toEqual(spots[7]);
      expect(new Set(behind)).toEqual(new Set(spots));
    }
  });

  it('the first block that fits is put at the first wanted place', () => {
    const block = (n: number): Block => {
      const spots = spotsAround(ranksOf(n, n, 1000), { x: 0, y: 0, facing: 0 });
      return { spots, box: boxAround(spots.map((s) => disc(s.x, s.y))) };
    };
    let formed = 0;
    const blocksFor = (): Block[] => {
      formed++;
      return [block(4), block(2)];
    };
    const wanted = [600, 1600, 5000].map((y) => ({ x: 1000, y, facing: 0 }));
    const found = firstPlace(wanted, blocksFor, board.box, () => true);
    expect(found?.map((s) => s.y)).toEqual([1100, 2100]);
    expect(formed).toBe(1);
    expect(firstPlace(wanted, blocksFor, board.box, (spots) => spots[0]!.y > 3000)?.map((s) => s.y)).toEqual([
      3500, 4500, 5500, 6500,
    ]);
    expect(firstPlace(wanted, blocksFor, board.box, () => false)).toBeNull();
  });
});

describe('places as people write them', () => {
  it('are ticks, or lengths with their unit', () => {
    expect(ticksOf(7)).toBe(7);
    expect(ticksOf('2in')).toBe(5080);
    expect(ticksOf(0.5)).toBeNull();
    expect(ticksOf('far')).toBeNull();
    expect(pointOf(['1in', 3])).toEqual({ x: 2540, y: 3 });
    expect(pointOf([1])).toBeNull();
    expect(pointsOf([[1, 2]])).toEqual([{ x: 1, y: 2 }]);
    expect(pointsOf([[1, 2], 3])).toBeNull();
    expect(pointsOf(undefined)).toBeNull();
    expect(isShorthand({ unit: 'squad' })).toBe(true);
    expect(isShorthand(['unit'])).toBe(false);
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
