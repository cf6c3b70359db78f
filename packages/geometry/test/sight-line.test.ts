import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Footprint, footprintOf, polygonPrism } from '../src/prism.ts';
import { lineThrough } from '../src/sight-line.ts';
import { sightScene } from '../src/sight-scene.ts';
import { blob, pointIn, roundBody } from './arbitraries.ts';
import { insideParts } from './sight-oracle.ts';

/** A horseshoe open to the right: two arms from x = 0 to 100 joined by a bar of 20. */
const horseshoe = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 30 },
  { x: 20, y: 30 },
  { x: 20, y: 70 },
  { x: 100, y: 70 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];
const scene = sightScene([{ id: 'shoe', prism: polygonPrism(horseshoe, 0, 1) }]);

describe('a line through pieces', () => {
  test('two stretches inside one piece are added', () => {
    expect(lineThrough(scene, { x: 50, y: -50 }, { x: 50, y: 150 })).toEqual([{ id: 'shoe', length: 60, enters: 50 }]);
    expect(lineThrough(scene, { x: -50, y: 50 }, { x: 150, y: 50 })).toEqual([{ id: 'shoe', length: 20, enters: 50 }]);
  });

  test('running along an edge is not inside, on either side of the piece', () => {
    expect(lineThrough(scene, { x: -50, y: 0 }, { x: 150, y: 0 })).toEqual([]);
    expect(lineThrough(scene, { x: -50, y: 100 }, { x: 150, y: 100 })).toEqual([]);
    expect(lineThrough(scene, { x: 150, y: 30 }, { x: -50, y: 30 })).toEqual([{ id: 'shoe', length: 20, enters: 130 }]);
  });

  test('touching a corner is not inside', () => {
    expect(lineThrough(scene, { x: -50, y: 50 }, { x: 50, y: -50 })).toEqual([]);
  });

  test('starting and ending inside', () => {
    expect(lineThrough(scene, { x: 10, y: 10 }, { x: 90, y: 10 })).toEqual([{ id: 'shoe', length: 80, enters: 0 }]);
  });

  test('pieces come in the order in which they are met', () => {
    const row = sightScene(
      [3, 1, 2].map((i) => ({
        id: i,
        prism: {
          footprint: { kind: 'circle' as const, centre: { x: 1000 * i, y: 0 }, radius: 300 },
          bottom: 0,
          top: 1,
        },
      })),
    );
    expect(lineThrough(row, { x: 0, y: 0 }, { x: 9000, y: 0 }).map((p) => p.id)).toEqual([1, 2, 3]);
    expect(lineThrough(row, { x: 9000, y: 0 }, { x: 0, y: 0 }, (id) => id === 2).map((p) => p.id)).toEqual([3, 1]);
  });

  test('lengths agree with cutting and looking at the middle of each part', () => {
    const piece: fc.Arbitrary<Footprint> = fc.oneof(
      blob(40000, 12000).map((points) => ({ kind: 'polygon' as const, points })),
      roundBody(40000, 300, 6000).map(footprintOf),
    );
    fc.assert(
      fc.property(pointIn(40000), pointIn(40000), fc.array(piece, { maxLength: 6 }), (from, to, all) => {
        const found = lineThrough(
          sightScene(all.map((footprint, id) => ({ id, prism: { footprint, bottom: 0, top: 1 } }))),
          from,
          to,
        );
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        all.forEach((footprint, id) => {
          const inside = insideParts(footprint, from.x, from.y, to.x, to.y).reduce((sum, [a, b]) => sum + b - a, 0);
          const ours = found.find((f) => f.id === id)?.length ?? 0;
          expect(Math.abs(ours - inside * length)).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
