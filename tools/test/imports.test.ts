import { expect, test } from 'vitest';
import { arrows } from '../check/arrows.ts';
import { cycles } from '../check/cycles.ts';
import { toSource } from '../source/files.ts';
import { importsOf } from '../source/imports.ts';
import { found } from './tree.ts';

test('imports are read in all their forms', () => {
  const text = `import './side-effect.ts';
import a from './a.ts';
import b, { c, type d as e } from './b.ts';
import type { f } from './f.ts';
import * as g from './g.ts';
export * from './h.ts';
export { i as j } from './i.ts';
export type { k } from './k.ts';
export { own };
type L = import('./l.ts').L;
const url = import.meta.url; // import './no.ts'
`;
  const read = importsOf(toSource('x.ts', text));
  expect(read.map(({ specifier, line }) => `${specifier}:${line}`)).toEqual([
    './side-effect.ts:1',
    './a.ts:2',
    './b.ts:3',
    './f.ts:4',
    './g.ts:5',
    './h.ts:6',
    './i.ts:7',
    './k.ts:8',
    './l.ts:10',
  ]);
  expect(read[2]!.names).toEqual([
    { imported: 'default', local: 'b' },
    { imported: 'c', local: 'c' },
    { imported: 'd', local: 'e' },
  ]);
  expect(read[4]!.names).toEqual([{ imported: '*', local: 'g' }]);
  expect(read[6]).toMatchObject({ names: [{ imported: 'i', local: 'j' }], exported: true });
});

test('a cycle is found, type-only imports included', async () => {
  expect(
    await found(cycles, {
      'packages/engine/src/a.ts': "import { b } from './b.ts';",
      'packages/engine/src/b.ts': "\nimport type { C } from './c.ts';",
      'packages/engine/src/c.ts': "import type { A } from './a.ts';",
    }),
  ).toEqual(['packages/engine/src/c.ts:1']);
});

test('importing the own package by its name is a cycle', async () => {
  expect(
    await found(cycles, {
      'packages/engine/src/index.ts': "export * from './a.ts';",
      'packages/engine/src/a.ts': "import { b } from '@walstatt/engine';",
    }),
  ).toEqual(['packages/engine/src/a.ts:1']);
});

test('no cycle: two ways to one file', async () => {
  expect(
    await found(cycles, {
      'packages/engine/src/a.ts': "import './b.ts';\nimport './c.ts';",
      'packages/engine/src/b.ts': "import './d.ts';",
      'packages/engine/src/c.ts': "import './d.ts';",
      'packages/engine/src/d.ts': '',
    }),
  ).toEqual([]);
});

test.each([
  ['packages/geometry/src/a.ts', "import type { Rule } from '@walstatt/engine';"],
  ['packages/engine/src/a.ts', "import { red } from '@walstatt/red';"],
  ['packages/engine/src/a.ts', "import { x } from '../../geometry/src/point.ts';"],
  ['rulesets/red/src/a.ts', "import type { x } from '@walstatt/blue';"],
  ['rulesets/red/test/a.test.ts', "import { x } from '@walstatt/blue';"],
  ['rulesets/red/src/a.ts', "import { random } from '@walstatt/bots';"],
  ['rulesets/red/src/a.ts', "import { scenario } from '@walstatt/testkit';"],
  ['packages/cli/src/a.ts', "import { scenario } from '@walstatt/testkit';"],
  ['packages/engine/src/a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/engine/src/a.ts', "import { something } from 'something';"],
  ['packages/engine/src/a.ts', "import { root } from '../../../tools/root.ts';"],
  ['packages/novelty/src/a.ts', "import { x } from '@walstatt/engine';"],
])('refused: %s with %s', async (path, text) => {
  expect(await found(arrows, { [path]: text })).toEqual([`${path}:1`]);
});

test.each([
  ['packages/engine/src/a.ts', "import { x } from '@walstatt/geometry';"],
  ['packages/engine/src/a.ts', "import { x } from './b.ts';"],
  ['packages/engine/src/a.ts', "import { x } from 'pure-rand/generator';"],
  ['rulesets/red/src/a.ts', "import { x } from '@walstatt/engine';"],
  ['rulesets/red/test/a.test.ts', "import { scenario } from '@walstatt/testkit';"],
  ['packages/engine/test/a.test.ts', "import { duel } from '@walstatt/duel';"],
  ['packages/cli/src/a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/cli/src/a.ts', "import { red } from '@walstatt/red';"],
])('fine: %s with %s', async (path, text) => {
  expect(await found(arrows, { [path]: text })).toEqual([]);
});
