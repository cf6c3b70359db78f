import { expect, test } from 'vitest';
import { costTable, kindOf, linesOf } from '../ledger/cost.ts';

test('files are told apart by what they are for, wherever they lie in a ruleset', () => {
  const kinds = (...paths: string[]) => paths.map((path) => kindOf('xy', `rulesets/xy/${path}`));
  expect(kinds('src/index.ts', 'src/07-shooting/shot.ts', 'src/pregame/context.ts')).toEqual([
    'rules',
    'rules',
    'rules',
  ]);
  expect(kinds('src/texts/de.ts', 'src/07-shooting/text.en.ts')).toEqual(['texts', 'texts']);
  expect(kinds('src/schema.ts', 'src/schema/unit.ts', 'src/07-shooting/schema.ts')).toEqual([
    'schema',
    'schema',
    'schema',
  ]);
  expect(kinds('src/data/weapons.ts', 'src/view/scene.ts', 'src/guide.ts')).toEqual(['data', 'view', 'view']);
  expect(kinds('src/tactics/shoot.ts', 'src/evaluation.ts')).toEqual(['tactics', 'tactics']);
  expect(kinds('src/07-shooting/shot.test.ts', 'test/table.ts', 'bench/odds.ts')).toEqual(['tests', 'tests', 'tests']);
  expect(kinds('src/generated/state.ts', 'test/golden/journals.ts', 'README.md')).toEqual([null, null, null]);
  expect(kindOf('xy', 'docs/rules/xy.de.json')).toBe('sentences');
  expect(kindOf('xy', 'rulesets/x/src/index.ts')).toBe(null);
  expect(kindOf('practice-duel', 'practice/duel/src/rules/blow.ts')).toBe('rules');
});

test('the table shows lines for each tested rule', () => {
  expect(linesOf('a\n\n  \n b\n')).toBe(2);
  const lines = { rules: 30, texts: 10, sentences: 4, data: 0, schema: 5, view: 6, tactics: 7, tests: 38 };
  expect(costTable([{ ruleset: 'xy', tested: 10, lines }])).toEqual([
    'lines per tested rule  tested  rules  texts  sentences  data  schema  view  tactics  tests   all  lines',
    'xy                         10    3.0    1.0        0.4   0.0     0.5   0.6      0.7    3.8  10.0    100',
  ]);
});
