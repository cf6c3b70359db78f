import { seededRng } from '@walstatt/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardOf,
  boxesMeet,
  boxOfPoints,
  cornersOf,
  coveredShare,
  isOutlineIn,
  type Laying,
  layPair,
  opposite,
  overlappingPairs,
} from '../src/index.ts';
import { patch, pieces, point } from './arbitraries.ts';

const board = boardOf(60_000, 50_000);

describe('tables that look the same from both sides', () => {
  it('the opposite of the opposite is the point itself', () => {
    fc.assert(fc.property(point, (p) => void expect(opposite(opposite(p, board), board)).toEqual(p)));
  });

  type Laid = { readonly x: number; readonly y: number };
  const apart = (least: number): Laying<Laid> => ({
    lay: (rng) => ({ x: rng.int(0, board.width), y: rng.int(0, board.depth) }),
    opposite: (p) => opposite(p, board),
    fits: (p) => p.y < board.depth / 2,
    areApart: (a, b) => Math.hypot(a.x - b.x, a.y - b.y) >= least,
  });

  it('pairs fit, lie opposite each other and clear of everything already there', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 20_000 }), (seed, least) => {
        const rng = seededRng(seed);
        const laid: Laid[] = [];
        for (let i = 0; i < 4; i++) laid.push(...(layPair(rng, laid, apart(least), 40) ?? []));
        laid.forEach((a, i) => {
          expect(a.y < board.depth / 2).toBe(i % 2 === 0);
          if (i % 2 === 1) expect(laid[i - 1]).toEqual(opposite(a, board));
          for (let j = 0; j < i; j++)
            expect(Math.hypot(a.x - laid[j]!.x, a.y - laid[j]!.y)).toBeGreaterThanOrEqual(least);
        });
      }),
    );
  });

  it('without room, there is no pair after the given number of tries', () => {
    let tries = 0;
    const none: Laying<Laid> = { ...apart(0), areApart: () => ++tries < 0 };
    expect(layPair(seededRng(1), [{ x: 0, y: 0 }], { ...none, fits: () => true }, 7)).toBeNull();
    expect(tries).toBe(7);
  });
});

describe('layouts', () => {
  it('an outline on the border is in, one beyond it is not', () => {
    expect(isOutlineIn(cornersOf(board.box), board.box)).toBe(true);
    expect(isOutlineIn(cornersOf({ ...board.box, maxX: 60_001 }), board.box)).toBe(false);
  });

  it('rectangles overlap if their boxes do more than touch', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const shapes = Object.fromEntries(all.map((p) => [p.id, p.shape]));
        const found = overlappingPairs(shapes).map(String);
        all.forEach((a, i) => {
          all.slice(i + 1).forEach((b) => {
            const inner = { minX: a.box.minX + 1, minY: a.box.minY + 1, maxX: a.box.maxX - 1, maxY: a.box.maxY - 1 };
            expect(found.includes(String([a.id, b.id]))).toBe(boxesMeet(inner, b.box));
          });
        });
      }),
    );
  });

  it('the covered share is that of all outlines together, with each spot counted once', () => {
    const half = cornersOf({ ...board.box, maxX: 30_000 });
    expect(coveredShare(board.box, [])).toBe(0);
    expect(coveredShare(board.box, [half])).toBeCloseTo(0.5);
    expect(coveredShare(board.box, [half, half])).toBeCloseTo(0.5);
    fc.assert(
      fc.property(patch, (shape) => {
        const box = boxOfPoints(shape[0]!, shape[2]!);
        expect(coveredShare(box, [shape])).toBeCloseTo(1);
      }),
    );
  });
});
