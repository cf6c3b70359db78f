import { expect, test } from 'vitest';
import { compareWords } from '../check/engine-words.ts';

const words = [
  { word: 'ask', line: 1 },
  { word: 'Rule', line: 2 },
];

const told = (...lines: string[]) =>
  compareWords(words, lines.join('\n')).map((f) => `${f.path}:${f.line} ${f.message}`);

test('the README explains exactly the words that rule code can import', () => {
  const [ask, rule] = ['| `ask`  | asks one seat |', '| `Rule` | what asks or rolls |'];
  expect(told('| word | what |', ask, rule, '| `@walstatt/engine` | an entry |')).toEqual([]);
  expect(told(ask)).toEqual(['packages/engine/src/index.ts:2 Rule is not explained in packages/engine/README.md']);
  expect(told(ask, rule, '| `tell` | tells |')).toEqual([
    'packages/engine/README.md:3 packages/engine/src/index.ts exports no tell',
  ]);
  expect(told(ask, rule, ask)).toEqual(['packages/engine/README.md:3 ask is explained twice']);
});
