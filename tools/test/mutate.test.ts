import { expect, test } from 'vitest';
import { carriersIn, idsAround } from '../mutate/carriers.ts';
import { isChosen, isMutationTest } from '../mutate/chosen.ts';
import { judge, judgementLines } from '../mutate/judge.ts';
import type { Mutant, MutationReport } from '../mutate/report.ts';
import * as standIn from '../mutate/stand-in.ts';
import { isTimeUp, within } from '../mutate/within.ts';

const source = `import { a } from './a.ts';

/** XY-MOVE-01: how far. */
export const reach = (x: number): number => (x > 3 ? 3 : x);

/** XY-MOVE-02, XY-MOVE-03: the whole walk. */
export function walk(plan: { legs: Map<string, number> }): { at: number } {
  const at = plan.legs.size;
  return { at };
}

export const steps = {
  /** XY-FIGHT-01. */
  *strike(g: Game<A, B>): Rule<void> {
    g.apply({ type: 'struck', rules: ['XY-FIGHT-01'] });
  },
  rest() {},
};
`;

const path = 'rulesets/xy/src/walk.ts';

/** A mutant of the code at its first place in the source. */
function mutant(code: string, replacement: string, more: Partial<Mutant>): Mutant {
  const at = source.indexOf(code);
  const place = (offset: number) => {
    const lines = source.slice(0, offset).split('\n');
    return { line: lines.length, column: lines.at(-1)!.length + 1 };
  };
  const location = { start: place(at), end: place(at + code.length) };
  return { mutatorName: 'X', replacement, status: 'Killed', location, ...more };
}

const report = (...mutants: Mutant[]): MutationReport => ({
  files: { [path]: { source, mutants } },
  testFiles: {
    'a.test.ts': {
      tests: [
        { id: '0', name: 'moving [XY-MOVE-01] not far' },
        { id: '1', name: '[XY-MOVE-02][XY-FIGHT-01] walks and strikes' },
      ],
    },
  },
});

test('code carries the ids of its doc comment from its first to its last line', () => {
  expect(carriersIn(source)).toEqual([
    { ids: ['XY-MOVE-01'], first: 4, last: 4 },
    { ids: ['XY-MOVE-02', 'XY-MOVE-03'], first: 7, last: 10 },
    { ids: ['XY-FIGHT-01'], first: 14, last: 16 },
  ]);
  expect([4, 8, 15, 17].map((line) => idsAround(carriersIn(source), line))).toEqual([
    ['XY-MOVE-01'],
    ['XY-MOVE-02', 'XY-MOVE-03'],
    ['XY-FIGHT-01'],
    [],
  ]);
});

test('a survivor is told with its place and its rules', () => {
  const found = judge(
    report(
      mutant('x > 3', 'x >= 3', { status: 'Survived', coveredBy: ['0'] }),
      mutant('plan.legs.size', '0', { coveredBy: ['1'] }),
      mutant('rest() {}', 'rest() { throw 1 }', { status: 'NoCoverage', coveredBy: [] }),
    ),
    [],
  );
  expect(judgementLines(found)).toEqual([
    'score: 33.3 %: 1 of 3 changes were noticed; beside these: 0 equivalent, 0 not tried (they run while files are loaded)',
    'survivors, which no test notices: 2',
    `  ${path}:4: XY-MOVE-01: x > 3 → x >= 3`,
    `  ${path}:17: no rule: rest() {} → rest() { throw 1 } (no test runs it)`,
  ]);
});

test('equivalent mutants do not count; entries that fit none are stale', () => {
  const file = 'src/walk.ts';
  const known = { file, code: 'x > 3', mutant: 'x >= 3', why: 'three is three' };
  const gone = { file, code: 'x > 4', mutant: 'true', why: 'was there once' };
  const found = judge(report(mutant('x > 3', 'x >= 3', { status: 'Survived', coveredBy: ['0'] })), [
    known,
    gone,
    { ...gone, file: 'src/other.ts' },
  ]);
  expect({ ...found }).toMatchObject({ killed: 0, survivors: [], equivalent: 1, stale: [gone] });
});

test('words, citations and what runs while files are loaded are not tried', () => {
  const found = judge(
    report(
      mutant("'struck'", '""', { status: 'Ignored' }),
      mutant("['XY-FIGHT-01']", '[]', { mutatorName: 'ArrayDeclaration', status: 'Survived', coveredBy: ['1'] }),
      mutant('steps = {', 'steps = {}', { status: 'Ignored', static: true, coveredBy: [] }),
    ),
    [],
  );
  expect(found).toMatchObject({ killed: 0, survivors: [], untried: 1 });
  expect(judgementLines(found)[0]).toMatch('nothing to change');
});

test('an id is named whose test does not run the code that carries it', () => {
  const strike = (coveredBy: string[]) => mutant('g.apply', 'g', { coveredBy });
  expect(judge(report(strike(['0'])), []).notRun).toEqual([{ id: 'XY-FIGHT-01', places: [`${path}:14`] }]);
  expect(judge(report(strike(['0', '1'])), []).notRun).toEqual([]);
  expect(judge(report(mutant('plan.legs.size', '0', { coveredBy: ['0'] })), []).notRun).toEqual([
    { id: 'XY-MOVE-02', places: [`${path}:7`] },
  ]);
});

test('folders and single files can be chosen; without any, all rules are', () => {
  const chosen = (...named: string[]) =>
    ['set-up.ts', '06-a/b.ts', '06-a/b.test.ts', '06-a/text.en.ts', '06-axe/b.ts', 'tactics/c.ts'].filter((file) =>
      isChosen('xy', named, `rulesets/xy/src/${file}`),
    );
  expect(chosen('06-a')).toEqual(['06-a/b.ts']);
  expect(chosen('set-up.ts', 'tactics')).toEqual(['set-up.ts', 'tactics/c.ts']);
  expect(chosen()).toEqual(['set-up.ts', '06-a/b.ts', '06-axe/b.ts']);
});

test('tests of single rules are run, tests of laws and whole battles are not', () => {
  const rules = ['src/06-a/a.test.ts', 'src/06-a/random-table.test.ts'];
  const files = [...rules, 'src/06-a/a.ts', 'src/tactics/b.test.ts', 'src/06-a/melee-odds.test.ts'];
  const others = ['test/laws.test.ts', 'test/journal.test.ts', 'test/battles.test.ts', 'test/flaws.test.ts'];
  expect([...files, ...others].filter((file) => isMutationTest('xy', `rulesets/xy/${file}`))).toEqual([
    ...rules,
    'test/flaws.test.ts',
  ]);
});

test('code that never ends is ended', () => {
  const endless = () => {
    for (;;) Math.sqrt(2);
  };
  let thrown: unknown;
  try {
    within(20, endless);
  } catch (error) {
    thrown = error;
  }
  expect(isTimeUp(thrown)).toBe(true);
  expect(isTimeUp(new Error('too far'))).toBe(false);
  expect(within(10_000, () => 3)).toBe(3);
});

test('tests are kept by their names, and end with what must follow each of them', async () => {
  const done: unknown[] = [];
  standIn.afterEach(() => done.push('after'));
  standIn.describe('moving', () => {
    standIn.it.each([
      [1, 'a'],
      [2, 'b'],
    ])('%i: %s', (...values: unknown[]) => done.push(values));
    standIn.it('fails', { timeout: 9 }, () => {
      throw new Error('too far');
    });
  });
  standIn.test('fails', async () => {});
  standIn.test('fails', async () => {});
  const tests = [...standIn.tests.values()];
  expect(tests.map(({ id }) => id)).toEqual(
    ['moving 1: a', 'moving 2: b', 'moving fails', 'fails', 'fails (2)'].map((name) => `#${name}`),
  );
  await tests[1]!.run();
  await expect(tests[2]!.run()).rejects.toThrow('too far');
  expect(done).toEqual([[2, 'b'], 'after', 'after']);
});
