import { boxOf, overlaps } from '@walstatt/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardOf,
  boxAround,
  boxesMeet,
  cornersOf,
  endsOf,
  grown,
  inBox,
  isBodyIn,
  isBoxIn,
  keptPieces,
  keptStand,
  layoutOf,
  overlapAmong,
  pieceOf,
  reachesEdge,
  refuseCrowd,
  refuseNear,
  refuseOnPieces,
  refuseOnUnits,
  refuseOutside,
  refuseTouching,
  type Spot,
  type Stand,
  shiftedSpots,
  standOf,
} from '../src/index.ts';
import { bodies, body, disc, spot } from './arbitraries.ts';

const CODE = { code: 'wrong', rule: null } as const;
const board = boardOf(40_000, 30_000);
const stand = (id: string, ...at: readonly (readonly [number, number])[]): Stand =>
  standOf(
    id,
    at.map(([x, y]) => ({ x, y, facing: 0 })),
    ({ x, y }) => disc(x, y),
  );

describe('boxes', () => {
  it('the box around bodies is the smallest that holds them all', () => {
    fc.assert(
      fc.property(bodies, (all) => {
        const box = boxAround(all);
        expect(all.every((b) => isBodyIn(b, box))).toBe(true);
        const single = all.map(boxOf);
        expect(box).toEqual({
          minX: Math.min(...single.map((b) => b.minX)),
          minY: Math.min(...single.map((b) => b.minY)),
          maxX: Math.max(...single.map((b) => b.maxX)),
          maxY: Math.max(...single.map((b) => b.maxY)),
        });
      }),
    );
  });

  it('bodies that overlap have boxes that meet, and a body is in a box if its own box is', () => {
    fc.assert(
      fc.property(body, body, (a, b) => {
        if (overlaps(a, b)) expect(boxesMeet(boxOf(a), boxOf(b))).toBe(true);
        expect(isBodyIn(a, boxOf(b))).toBe(isBoxIn(boxOf(a), boxOf(b)));
        expect(isBoxIn(boxOf(a), grown(boxOf(a), 1))).toBe(true);
      }),
    );
  });

  it('the corners of a box go round it counter-clockwise', () => {
    expect(cornersOf({ minX: 1, minY: 2, maxX: 3, maxY: 5 })).toEqual([
      { x: 1, y: 2 },
      { x: 3, y: 2 },
      { x: 3, y: 5 },
      { x: 1, y: 5 },
    ]);
  });

  it('an edge is reached by what touches it or sticks out over it', () => {
    const at = (x: number, y: number) => boxAround([disc(x, y)]);
    expect(reachesEdge(at(500, 9000), 'west', board)).toBe(true);
    expect(reachesEdge(at(501, 9000), 'west', board)).toBe(false);
    expect(reachesEdge(at(39_500, 9000), 'east', board)).toBe(true);
    expect(reachesEdge(at(9000, 400), 'south', board)).toBe(true);
    expect(reachesEdge(at(9000, 29_499), 'north', board)).toBe(false);
  });
});

describe('stands', () => {
  it('a unit that has not moved keeps its stand; one that moved, turned or lost a model gets a new one', () => {
    const kept = new Map<string, Stand>();
    let made = 0;
    const stands = (spots: readonly Spot[]): Stand =>
      keptStand(kept, 'u', spots, () => {
        made++;
        return standOf('u', spots, ({ x, y }) => disc(x, y));
      });
    const spots = [
      { x: 1, y: 2, facing: 3 },
      { x: 4, y: 5, facing: 6 },
    ];
    const first = stands(spots);
    expect(stands(structuredClone(spots))).toBe(first);
    expect(made).toBe(1);
    expect(stands(shiftedSpots(spots, 1, 0))).not.toBe(first);
    expect(stands(spots.map((s) => ({ ...s, facing: 9 }))).spots[0]!.facing).toBe(9);
    expect(stands(spots.slice(1)).bodies).toHaveLength(1);
    expect(made).toBe(4);
  });

  it('a unit that climbs gets a new stand, and a shifted formation keeps its heights', () => {
    const kept = new Map<string, Stand>();
    const stands = (spots: readonly Spot[]): Stand =>
      keptStand(kept, 'u', spots, () => standOf('u', spots, ({ x, y }) => disc(x, y)));
    const ground = [{ x: 1, y: 2, facing: 3 }];
    const first = stands(ground);
    const above = ground.map((s) => ({ ...s, z: 4 }));
    expect(stands(ground.map((s) => ({ ...s, z: 0 })))).toBe(first);
    expect(stands(above)).not.toBe(first);
    expect(shiftedSpots(above, 1, 0)).toEqual([{ x: 2, y: 2, facing: 3, z: 4 }]);
    expect(shiftedSpots(ground, 1, 0)).toEqual([{ x: 2, y: 2, facing: 3 }]);
  });

  it('a shifted formation has all its bodies shifted alike', () => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1 }), fc.integer({ max: 9000 }), (spots, dx) => {
        const before = standOf('u', spots, ({ x, y }) => disc(x, y));
        const after = standOf('u', shiftedSpots(spots, dx, -dx), ({ x, y }) => disc(x, y));
        expect(after.box.minX).toBe(before.box.minX + dx);
        expect(after.box.maxY).toBe(before.box.maxY - dx);
      }),
    );
  });

  it('a piece is made again only if its outline has changed', () => {
    const kept = new Map();
    const wood = { shape: cornersOf({ minX: 0, minY: 0, maxX: 100, maxY: 100 }), burns: false };
    const [first] = keptPieces(kept, { wood });
    expect(keptPieces(kept, { wood })[0]).toBe(first);
    const burning = { ...structuredClone(wood), burns: true };
    expect(keptPieces(kept, { wood: burning })[0]).toEqual({ ...first, terrain: burning });
    expect(keptPieces(kept, { wood: burning })[0]!.box).toBe(first!.box);
    const moved = { shape: cornersOf({ minX: 9, minY: 0, maxX: 100, maxY: 100 }), burns: false };
    expect(keptPieces(kept, { wood: moved })[0]!.box.minX).toBe(9);
  });

  it('a layout finds units by id and what a box touches, except the one asking', () => {
    const wall = pieceOf('wall', { shape: cornersOf({ minX: 10_000, minY: 0, maxX: 11_000, maxY: 9000 }) });
    const top = layoutOf(board, [stand('a', [2000, 2000]), stand('b', [5000, 2000])], [wall]);
    expect(top.byId.get('b')!.spots[0]!.x).toBe(5000);
    const near = inBox(top, boxAround([disc(4400, 2000)]), 'a');
    expect(near).toEqual({ units: [top.units[1]], pieces: [], open: false });
    expect(inBox(top, boxAround([disc(2000, 2000)]), 'a').open).toBe(true);
    expect(inBox(top, boxAround([disc(400, 20_000)]), 'a').open).toBe(false);
    expect(inBox(top, boxAround([disc(9500, 2000)]), 'a').pieces).toEqual([wall]);
  });
});

describe('refusals of a stand', () => {
  const ends = endsOf([disc(1000, 1000), disc(2500, 1000)], ['m1', 'm2']);

  it('name the model that is outside, and none that touches the border from inside', () => {
    expect(refuseOutside(ends, board.box, CODE)).toBeNull();
    expect(refuseOutside(ends, { ...board.box, maxX: 3000 }, CODE)).toBeNull();
    expect(refuseOutside(ends, { ...board.box, maxX: 2999 }, CODE)).toEqual({ ...CODE, args: { model: 'm2' } });
  });

  it('find the two models that overlap; touching is allowed', () => {
    expect(refuseCrowd(endsOf([disc(1000, 1000), disc(2000, 1000)]), CODE)).toBeNull();
    expect(overlapAmong([disc(1000, 1000), disc(9000, 1000), disc(1999, 1000)])).toEqual([2, 0]);
    expect(refuseCrowd(endsOf([disc(0, 0), disc(9, 0)], ['x', 'y']), CODE)?.args).toEqual({ model: 'y' });
  });

  it('name the unit that is overlapped or too near, the latter with what was measured', () => {
    const other = stand('o', [9000, 9000], [2500, 2100]);
    expect(refuseOnUnits(ends, [other], CODE)).toBeNull();
    expect(refuseOnUnits(ends, [stand('o', [2500, 1900])], CODE)).toEqual({
      ...CODE,
      args: { model: 'm2', unit: 'o' },
    });
    expect(refuseNear(ends, [other], 99, CODE)).toBeNull();
    expect(refuseTouching(ends, [other], CODE)).toBeNull();
    expect(refuseTouching(ends, [stand('o', [2500, 2010])], CODE)?.args).toEqual({ model: 'm2', unit: 'o' });
    expect(refuseNear(ends, [other], 100, CODE)).toEqual({
      ...CODE,
      args: { model: 'm2', unit: 'o' },
      measured: 100,
      limit: 100,
      unit: 'length',
    });
  });

  it('name the piece that is closed; models may stand on open pieces and touch closed ones', () => {
    const wood = pieceOf('wood', { shape: cornersOf({ minX: 3000, minY: 0, maxX: 9000, maxY: 9000 }) });
    const deep = pieceOf('deep', { shape: cornersOf({ minX: 2900, minY: 0, maxX: 9000, maxY: 9000 }) });
    expect(refuseOnPieces(ends, [wood], () => CODE)).toBeNull();
    expect(refuseOnPieces(ends, [deep], () => null)).toBeNull();
    expect(refuseOnPieces(ends, [wood, deep], () => CODE)?.args).toEqual({ model: 'm2', terrain: 'deep' });
  });

  it('no stand is refused for overlapping a unit that it is not too near to', () => {
    fc.assert(
      fc.property(bodies, fc.array(spot, { minLength: 1, maxLength: 4 }), (mine, theirs) => {
        const other = standOf('o', theirs, ({ x, y }) => disc(x, y));
        if (refuseNear(endsOf(mine), [other], 0, CODE) === null)
          expect(refuseOnUnits(endsOf(mine), [other], CODE)).toBeNull();
      }),
    );
  });
});
