import type { PieceShape } from '@walstatt/scene';
import { describe, expect, test } from 'vitest';
import { fieldAt, formationAfter, grabbedFirst, nearestTowards } from '../src/formation.ts';
import { alongWay } from '../src/motion/animation.ts';

const piece = (id: string, x: number, y: number, facing: number | null = 900): PieceShape => ({
  id,
  unit: 'u',
  shape: { kind: 'circle', radius: 1250 },
  x,
  y,
  z: 0,
  height: 3000,
  facing,
});

describe('formations', () => {
  const pair = [piece('a', 1000, 1000), piece('b', 4000, 1000)];

  test('move without changing shape', () => {
    const ghosts = formationAfter(pair, [pair[0]!, { x: 6000, y: 2000 }], 0);
    expect(ghosts.map(({ x, y }) => [x, y])).toEqual([
      [6000, 2000],
      [9000, 2000],
    ]);
    expect(ghosts[1]!.way).toEqual([
      { x: 4000, y: 1000 },
      { x: 9000, y: 2000 },
    ]);
  });

  test('turn about the grabbed piece', () => {
    const ghosts = formationAfter(pair, [pair[0]!, pair[0]!], 900);
    expect(ghosts.map(({ x, y, facing }) => [x, y, facing])).toEqual([
      [1000, 1000, 1800],
      [1000, 4000, 1800],
    ]);
  });

  test('the grabbed piece comes first', () => {
    expect(grabbedFirst(pair, { x: 4000, y: 1000 }).map((p) => p.id)).toEqual(['b', 'a']);
  });

  test('a meaningless facing stays meaningless', () => {
    expect(
      formationAfter(
        [piece('a', 0, 0, null)],
        [
          { x: 0, y: 0 },
          { x: 5, y: 5 },
        ],
        450,
      )[0]!.facing,
    ).toBeNull();
  });
});

describe('finding one’s way', () => {
  test('the nearest ahead, rather than the nearest aside', () => {
    const all = [
      { x: 100, y: 0 },
      { x: 60, y: 90 },
      { x: -10, y: 0 },
    ];
    expect(nearestTowards({ x: 0, y: 0 }, 1, 0, all)).toEqual({ x: 100, y: 0 });
    expect(nearestTowards({ x: 0, y: 0 }, 0, -1, all)).toBeNull();
  });

  test('the field under a point', () => {
    const polygon = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    const fields = [{ id: 'A1', polygon, centre: { x: 5, y: 5 } }];
    expect(fieldAt(fields, { x: 3, y: 4 })?.id).toBe('A1');
    expect(fieldAt(fields, { x: 13, y: 4 })).toBeUndefined();
  });

  test('half of a way with a corner is at its corner', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    expect(alongWay(way, 0.5)).toEqual({ x: 100, y: 0 });
    expect(alongWay(way, 1)).toEqual({ x: 100, y: 100 });
    expect(alongWay(way, 0.25)).toEqual({ x: 50, y: 0 });
  });
});
