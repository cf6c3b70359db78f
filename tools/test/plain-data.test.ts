import { expect, test } from 'vitest';
import { plainData } from '../check/plain-data.ts';
import { messages } from './tree.ts';

test.each([
  "yield* ask(g, { kind: 'choose', check: (a) => a > 1 });",
  "yield* ask(g, { kind: 'choose', check(a) { return a > 1; } });",
  "yield* ask(g, { kind: 'choose', check: function (a) { return true; } });",
  'yield* askAll(g, [{ options: new Set(ids) }]);',
  "g.apply({ type: 'moved', at: new Point(1, 2) });",
  'g.set(c, { later: () => 1 });',
  "g.then('move', { units: new Map() });",
  "g.then('move', { by: ok ? (x) => x : null });",
])('refused: %s', async (text) => {
  expect(await messages(plainData, text)).toHaveLength(1);
});

test.each([
  "yield* ask(g, { kind: 'choose', options: units.filter((u) => u.alive).map((u) => ({ id: u.id })) });",
  "g.apply({ type: 'moved', unit, to: [1, 2], n: count(new Set(ids)) });",
  'g.set(c, { left: c.left - 1 });',
  'seen.set(key, new Map());',
  'function* ask(g: G, make: (s: State) => Request): Rule<Answer> { return yield* needAnswers(g); }',
  'const game = { apply(event: NewEvent, done: () => void): void { done(); } };',
  "// ask(g, { check: () => 1 })\nconst s = 'g.set(c, new Map())';",
])('fine: %s', async (text) => {
  expect(await messages(plainData, text)).toEqual([]);
});
