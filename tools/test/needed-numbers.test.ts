import { expect, test } from 'vitest';
import { neededNumbers } from '../check/needed-numbers.ts';
import { messages } from './tree.ts';

const die = 'yield* rollDie(g, { by, rule })';

test.each([
  `const die = ${die}; if (die > 3) stop();`,
  `const die = ${die}; if (4 <= die) go();`,
  `const goes = (${die}) >= 4;`,
  'const roll = { by, rule }; const die = yield* rollSum(g, roll); return die <= nerve;',
  `if (wild) { const die = ${die}; return die >= c.need ? 'hit' : 'miss'; }`,
])('refused: %s', async (text) => {
  expect(await messages(neededNumbers, text)).toHaveLength(1);
});

test.each([
  'if (yield* rollAtLeast(g, 4, { by, rule })) go();',
  'const die = yield* rollDie(g, { by, rule, needs: () => unmodified(4) }); if (die > 3) go();',
  'const needs = () => unmodified(4); const die = yield* rollDie(g, { by, rule, needs }); if (die > 3) go();',
  'const roll = { by, needs }; const die = yield* rollDie(g, roll); if (die > 3) go();',
  `const die = ${die}; const what = die <= 2 ? 'none' : die <= 4 ? 'some' : 'all';`,
  `const die = ${die}; if (die <= 2) out(); else if (die === 6) spread();`,
  `const first = ${die}; const second = ${die}; return first > second ? a : b;`,
  `const hits = ${die}; wound(hits);`,
  `dice.push(${die}); const best = Math.max(...dice);`,
])('fine: %s', async (text) => {
  expect(await messages(neededNumbers, text)).toEqual([]);
});
