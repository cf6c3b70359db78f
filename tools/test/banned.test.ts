import { expect, test } from 'vitest';
import { banned } from '../check/banned.ts';
import { messages } from './tree.ts';

test.each([
  'const x = Math.sin(a);',
  'const x = Math.atan2(a, b);',
  'const x = Math.hypot(a, b);',
  'const { cos } = Math;',
  'const x = a ** 0.5;',
  'const x = a.b ** 2;',
  'const t = Date.now();',
  'const t = new Date();',
  'const r = Math.random();',
  'async function f() {}',
  'const f = async () => 1;',
  'const o = { async go() {} };',
  'await f();',
  "eval('1');",
  "new Function('return 1')();",
  'const s = `${Math.exp(1)}`;',
])('refused in rules: %s', async (text) => {
  expect((await messages(banned, text)).length).toBeGreaterThan(0);
});

test.each([
  'const x = Math.sqrt(a * a + b * b) + Math.floor(c);',
  'const big = 2 ** 53; const small = 2 ** -36;',
  '// Math.sin(a), Date.now(), await',
  "const s = 'Math.sin(Date)' + `await ${a} eval(1)`;",
  'const p = /Date|async|eval\\(/;',
  'type Row = { Date: string; async: boolean }; const d = row.Date; const a = row.async;',
  'function evaluate() {} evaluate();',
])('fine in rules: %s', async (text) => {
  expect(await messages(banned, text)).toEqual([]);
});

test('the engine and geometry are held to it, the command line is not', async () => {
  const text = 'const t = Date.now();';
  expect(await messages(banned, text, 'packages/engine/src/a.ts')).toHaveLength(1);
  expect(await messages(banned, text, 'packages/geometry/src/a.ts')).toHaveLength(1);
  expect(await messages(banned, text, 'packages/cli/src/a.ts')).toEqual([]);
  expect(await messages(banned, text, 'rulesets/red/test/a.test.ts')).toEqual([]);
});

test('bots may look at the clock but have no chance of their own', async () => {
  expect(await messages(banned, 'const t = Date.now();', 'packages/bots/src/a.ts')).toEqual([]);
  expect(await messages(banned, 'const r = Math.random();', 'packages/bots/src/a.ts')).toHaveLength(1);
});
