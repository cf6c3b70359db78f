import { expect, test } from 'vitest';
import { yieldStar } from '../check/yield-star.ts';
import { found, messages } from './tree.ts';

const shoot = 'export function* shoot(g: G, a: Id): Rule<void> { yield* ask(g, a); }\n';

test.each([
  'function* f(g: G): Rule<void> { shoot(g, a); }',
  'function* f(g: G): Rule<void> { const hits = shoot(g, a); }',
  'function* f(g: G): Rule<void> { yield shoot(g, a); }',
  'function* f(g: G): Rule<void> { if (b) yield* hit(shoot(g, a)); }',
  'function f(g: G) { return c ? shoot(g, a) : null; }',
  'function* f(g: G) { shoot<Id>(g, a); }',
  'function* f(g: G) { const s = `${shoot(g, a)}`; }',
])('refused: %s', async (text) => {
  expect((await messages(yieldStar, shoot + text)).length).toBeGreaterThan(0);
});

test.each([
  'function* f(g: G): Rule<void> { yield* shoot(g, a); }',
  'function* f(g: G): Rule<void> { const hits = yield* shoot(g, a); }',
  'function* f(g: G): Rule<void> { yield* (c ? shoot(g, a) : move(g)); }',
  'const march = activity({ shoot, *move(g, c) { yield* shoot(g, c.a); } });',
  '// shoot(g, a)\nconst s = "shoot(g, a)";',
  'const canShoot = (g: G) => reshoot(g, a);',
])('fine: %s', async (text) => {
  expect(await messages(yieldStar, shoot + text)).toEqual([]);
});

test('rules are known across files, under other names, through packages and re-exports', async () => {
  const files = {
    'packages/engine/src/roll.ts': 'export function* rollPool(g: G): Rule<number> { return yield* needDice(g); }',
    'packages/engine/src/dice.ts': "export { rollPool as pool } from './roll.ts';",
    'packages/engine/src/index.ts': "export * from './dice.ts';",
    'rulesets/red/src/a.ts': "import { pool } from '@walstatt/engine';\nfunction* a(g: G) {\n  pool(g);\n}",
    'rulesets/red/src/b.ts':
      "import { pool as throwDice } from '@walstatt/engine';\nfunction* b(g: G) {\n  throwDice(g);\n}",
    'rulesets/red/src/c.ts': "import * as engine from '@walstatt/engine';\nfunction* c(g: G) {\n  engine.pool(g);\n}",
    'rulesets/red/src/d.ts': "import { pool } from './table.ts';\nconst n = pool(7);",
    'rulesets/red/src/table.ts': 'export const pool = (n: number) => n;',
  };
  expect(await found(yieldStar, files)).toEqual([
    'rulesets/red/src/a.ts:3',
    'rulesets/red/src/b.ts:3',
    'rulesets/red/src/c.ts:3',
  ]);
});

test('functions that return rules count like generators: arrows, parameters, members, named types', async () => {
  const text = `type Step<C> = (g: G, c: C) => Rule<void>;
type Trigger = { use(g: G): Rule<void>; effect: (g: G) => Rule<void> };
const rally = (g: G): Rule<void> => again(g);
function* each(g: G, step: Step<Unit>, then: (g: G) => Rule<void>, trigger: Trigger): Rule<void> {
  rally(g);
  step(g, c);
  then(g);
  trigger.use(g);
  trigger.effect(g);
  yield* rally(g);
  yield* step(g, c);
  yield* then(g);
  yield* trigger.use(g);
  yield* list[0]!.trigger.effect(g);
}`;
  expect(await found(yieldStar, { 'packages/engine/src/a.ts': text })).toEqual(
    [5, 6, 7, 8, 9].map((line) => `packages/engine/src/a.ts:${line}`),
  );
});

test('a method name that rules share with other methods is a rule only when it takes the game', async () => {
  const text = `type Trigger = { run(g: G): Rule<void> };
type Machine = { run(): void };
function* f(g: G, machine: Machine, trigger: Trigger): Rule<void> {
  machine.run();
  trigger.run(g);
}`;
  expect(await found(yieldStar, { 'packages/engine/src/a.ts': text })).toEqual(['packages/engine/src/a.ts:5']);
});

test('bare yield is for one file and for plain iterators', async () => {
  const need = 'export function* need(n: Need): Generator<Need, Reply, Reply> { return yield n; }';
  const iterator =
    'export function* ring(n: number): Iterable<{ q: number }> { for (;;) yield { q: n }; }\nfor (const h of ring(2)) f(h);';
  expect(await messages(yieldStar, need)).toHaveLength(1);
  expect(await messages(yieldStar, need, 'packages/engine/src/machine/need.ts')).toEqual([]);
  expect(await messages(yieldStar, iterator, 'packages/geometry/src/ring.ts')).toEqual([]);
});
