import {
  areInSight,
  type Box,
  bodyAt,
  boxOf,
  boxOfPolygon,
  circle,
  patchwork,
  polygonPrism,
  printBetween,
  printOf,
  prismOf,
  type Solid,
  sightScene,
} from '@walstatt/geometry';
import { describe, expect, it } from 'vitest';
import { lastingAnswer, newMemo } from '../../src/machine/memo.ts';
import { seededRng } from '../../src/random/rng.ts';

const SIZE = 2500;
const WIDE = 60_000;
type Model = { x: number; y: number };
const rng = seededRng(11);
const somewhere = (): Model => ({ x: rng.int(0, WIDE), y: rng.int(0, WIDE) });
const walls = Array.from({ length: 12 }, (_, i) => {
  const { x, y } = somewhere();
  const [width, depth] = i % 2 === 0 ? [300, 9000] : [9000, 300];
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ];
});
const solidOf = (m: Model): Solid => ({ body: bodyAt(circle(600), { ...m, facing: 0 }), bottom: 0, height: 1500 });

/** Sight between all models of a table, cached or not. Returns how much had to be computed. */
function lookAround(models: readonly Model[], memo = newMemo()): { seen: boolean[]; times: number } {
  const solids = models.map(solidOf);
  const scene = sightScene([
    ...walls.map((points, i) => ({ id: `wall ${i}`, prism: polygonPrism(points, 0, 3000) })),
    ...solids.map((s, i) => ({ id: `${i}`, prism: prismOf(s) })),
  ]);
  const boxes: Box[] = solids.map((s) => boxOf(s.body));
  const patches = patchwork(
    [
      ...walls.map((points, i) => ({ box: boxOfPolygon(points), print: printOf(i) })),
      ...models.map(({ x, y }, i) => ({ box: boxes[i]!, print: printOf(1000 + i, x, y) })),
    ],
    SIZE,
  );
  let times = 0;
  const seen: boolean[] = [];
  for (let a = 0; a < models.length; a++)
    for (let b = 0; b < a; b++) {
      const about = { kind: 'sight', key: `${a} ${b}`, print: printBetween(patches, boxes[a]!, boxes[b]!) };
      seen.push(
        lastingAnswer(memo.lasting, about, () => {
          times++;
          return areInSight(scene, solids[a]!, solids[b]!, (id) => id === `${a}` || id === `${b}`);
        }),
      );
    }
  return { seen, times };
}

describe('sight that is remembered while others move', () => {
  it('equals fresh sight, and only pairs near the move are computed again', () => {
    const models = Array.from({ length: 40 }, somewhere);
    const memo = newMemo();
    const all = lookAround(models, memo).times;
    expect(all).toBe((40 * 39) / 2);
    let again = 0;
    for (let i = 0; i < 30; i++) {
      const moved = rng.int(0, models.length - 1);
      const { x, y } = models[moved]!;
      models[moved] = { x: x + rng.int(-2000, 2000), y: y + rng.int(-2000, 2000) };
      const { seen, times } = lookAround(models, memo);
      expect(seen).toEqual(lookAround(models).seen);
      expect(times).toBeGreaterThanOrEqual(models.length - 1);
      again += times;
    }
    expect(again / 30).toBeLessThan(all / 3);
  });

  it('of an earlier position is still there when a move is taken back', () => {
    const models = Array.from({ length: 20 }, somewhere);
    const memo = newMemo();
    lookAround(models, memo);
    lookAround([somewhere(), ...models.slice(1)], memo);
    expect(lookAround(models, memo).times).toBe(0);
  });
});
