import { INCH } from '@walstatt/geometry';
import { expect, test } from 'vitest';
import { expandTerrain } from './expand.ts';
import { pieceOf } from './kinds.ts';

const expanded = (piece: unknown) => expandTerrain({ X: piece }, ['table']);
const wrong = (piece: unknown) => {
  const { problems } = expanded(piece);
  return problems.map(({ path, expected, got, hint }) => [path.join('.'), expected, got, ...(hint ? [hint] : [])]);
};

const corners = (...points: [number, number][]) => points.map(([x, y]) => ({ x: x * INCH, y: y * INCH }));

test('[FD-TERRAIN-16][FD-GAP-21] a known kind brings its class and flags, a rectangle its corners', () => {
  const forest = { kind: 'forest', rect: ['1in', '2in', '8in', '6in'] };
  expect(expanded(forest)).toEqual({
    problems: [],
    terrain: { X: pieceOf('forest', corners([1, 2], [9, 2], [9, 8], [1, 8])) },
  });
  expect(expanded({ ...forest, blocksSight: false }).terrain['X']).toMatchObject({ blocksSight: false });
  expect(expanded({ ...forest, turned: 90 }).terrain['X']).toMatchObject({
    shape: corners([8, 1], [8, 9], [2, 9], [2, 1]),
  });
  expect(expanded({ kind: 'plateau', class: 'sightBlocker', rect: ['1in', '2in', '8in', '6in'] }).terrain['X']).toEqual(
    { kind: 'plateau', class: 'sightBlocker', shape: corners([1, 2], [9, 2], [9, 8], [1, 8]) },
  );
  expect(expanded({ class: 'softCover', shape: corners([0, 0], [1, 0], [0, 1]) })).toEqual({
    problems: [],
    terrain: { X: { class: 'softCover', shape: corners([0, 0], [1, 0], [0, 1]) } },
  });
  expect(expanded({ kind: 7, class: 'softCover' }).terrain['X']).toEqual({ kind: 7, class: 'softCover' });
  expect(expanded({ kind: 'crater' }).terrain['X']).not.toHaveProperty('shape');
});

test('mistakes in terrain are named with their place', () => {
  expect(wrong('forest')).toEqual([['table.X', 'a terrain piece', '"forest"']]);
  const kinds = expect.stringMatching(/^one of hill, building, .*, or a class$/) as string;
  expect(wrong({ kind: 'forrest' })).toEqual([['table.X.kind', kinds, '"forrest"', 'forest']]);
  expect(wrong({ kind: 'xyzzyxyzzy' })).toEqual([['table.X.kind', kinds, '"xyzzyxyzzy"']]);
  const outline = [['table.X.shape', 'a convex outline, counter-clockwise', 'another one']];
  expect(wrong({ shape: corners([0, 0], [0, 1], [1, 0]) })).toEqual(outline);
  expect(wrong({ shape: 'round' })).toEqual([]);
  for (const odd of [null, { x: 0 }, { y: 0 }, { x: 0.5, y: 0 }, { x: 0, y: 0.5 }])
    expect(wrong({ shape: [...corners([0, 0], [0, 1]), odd] })).toEqual([]);
  for (const turned of ['a little', 1.5])
    expect(wrong({ kind: 'crater', rect: ['1in', '2in', '8in', '6in'], turned })).toEqual([
      ['table.X.turned', 'whole degrees', JSON.stringify(turned)],
    ]);
});

test('a rectangle has four lengths, and its sides are longer than nothing', () => {
  const sides = (...rect: unknown[]) => wrong({ kind: 'crater', rect }).map(([path, expected]) => [path, expected]);
  const no = [['table.X.rect', '[x, y, width, depth] as lengths']];
  expect(sides('0in', '0in', '8in', '6in')).toEqual([]);
  expect(sides('-1in', '-1in', '8in', '6in')).toEqual([]);
  for (const rect of [
    ['x', '0in', '8in', '6in'],
    ['0in', 'y', '8in', '6in'],
    ['0in', '0in', '0in', '6in'],
    ['0in', '0in', '8in', '0in'],
    ['0in', '0in', '-8in', '6in'],
    ['0in', '0in', '8in', '-6in'],
    ['0in', '0in', '8in'],
    ['0in', '0in', '8in', '6in', '1in'],
  ])
    expect(sides(...rect)).toEqual(no);
  expect(wrong({ kind: 'crater', rect: '8in' })).toEqual([
    ['table.X.rect', '[x, y, width, depth] as lengths', '"8in"'],
  ]);
});
