import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { idsInDocComments, isRuleCodeOf } from '../ledger/carried.ts';
import { countAll, countedRules } from '../ledger/count.ts';
import { fallen, floorOf } from '../ledger/floor.ts';
import { reportLines } from '../ledger/report.ts';
import { checkStructuralIds } from '../ledger/structural.ts';
import { idsInTitle, readTrace, testedIds } from '../ledger/trace.ts';
import { folderOf, parseLedger } from '../ledgers.ts';
import { root } from '../root.ts';
import { collect } from '../spawn.ts';

const ledger = parseLedger(
  'xy',
  `## Rules
### MOVE Moving
- **XY-MOVE-01** [core, intro] One.
- **XY-MOVE-02** [setup, expert] Two.
- **XY-MOVE-03** [option, expert] Three.
- **XY-MOVE-04** [advice, intro] Four.
### FIGHT Fighting
- **XY-FIGHT-01** [core, intro] Five.
## Gaps and rulings
- **XY-G-01** Six.
`,
);

const known = { tested: new Set(['XY-MOVE-01', 'XY-G-01']), structural: new Map([['XY-MOVE-03', 'a word for it']]) };

test('titles name ids in square brackets', () => {
  expect(idsInTitle('[FD-SHOOT-10][EA-1.12.5-03] FP first [not-an-id] [DW-G-112]')).toEqual([
    'FD-SHOOT-10',
    'EA-1.12.5-03',
    'DW-G-112',
  ]);
});

test('a test counts only if it passed, and the id that it names was met or stands at rule code', () => {
  const title = '[XY-MOVE-01][XY-MOVE-02] moving';
  const carried = new Set(['XY-MOVE-01', 'XY-FIGHT-01']);
  const run = (state: string, emitted: string[], at = new Set<string>()) => [
    ...testedIds([{ title, file: 'a', state, emitted }], at),
  ];
  expect(run('passed', ['XY-MOVE-02', 'XY-MOVE-03'])).toEqual(['XY-MOVE-02']);
  expect(run('passed', [], carried)).toEqual(['XY-MOVE-01']);
  expect(run('passed', ['XY-MOVE-02'], carried)).toEqual(['XY-MOVE-01', 'XY-MOVE-02']);
  expect(run('failed', ['XY-MOVE-01'], carried)).toEqual([]);
  expect(run('skipped', ['XY-MOVE-01'], carried)).toEqual([]);
});

test('ids are read from doc comments only, and only where they are written out', () => {
  const source = `/** XY-MOVE-01, EA-1.12.5-03 (and XY-G-01): one step. */
// XY-MOVE-02
/* XY-MOVE-03 */
const rule = 'XY-MOVE-04'; const note = '/** XY-MOVE-05 */';
/**
 * XY-MOVE-06 to 08, -09: not XY-MOVE-1x, AXY-MOVE-1.
 */
`;
  expect(idsInDocComments(source)).toEqual(['XY-MOVE-01', 'EA-1.12.5-03', 'XY-G-01', 'XY-MOVE-06']);
});

test('rule code is the source of the ruleset without tests, generated files and texts', () => {
  const files = ['07-shooting/shot.ts', '07-shooting/shot.test.ts', '07-shooting/text.de.ts', 'texts/en.ts'];
  const paths = [...files, 'text/rules.ts', 'context.ts', 'generated/state.ts', 'data.json'].map(
    (path) => `rulesets/xy/src/${path}`,
  );
  expect([...paths, 'rulesets/xy/test/a.ts', 'rulesets/z/src/a.ts'].filter((path) => isRuleCodeOf('xy', path))).toEqual(
    ['rulesets/xy/src/07-shooting/shot.ts', 'rulesets/xy/src/context.ts'],
  );
  expect(isRuleCodeOf('practice-duel', 'practice/duel/src/rules.ts')).toBe(true);
});

test('core, setup and option are counted, by ruleset and by level', () => {
  expect(countAll([ledger], known)).toEqual({
    xy: { total: 4, tested: 1, structural: 1, missing: ['XY-MOVE-02', 'XY-FIGHT-01'] },
    'xy/intro': { total: 2, tested: 1, structural: 0, missing: ['XY-FIGHT-01'] },
    'xy/expert': { total: 2, tested: 0, structural: 1, missing: ['XY-MOVE-02'] },
  });
  expect(countedRules(ledger).map(({ id }) => id)).not.toContain('XY-MOVE-04');
});

test('the report names chapters, missing ids, rulings and structural ids', () => {
  expect(reportLines(ledger, known)).toEqual([
    'xy: 1 of 4 tested, 1 structural',
    'xy/intro: 1 of 2 tested',
    'xy/expert: 0 of 2 tested, 1 structural',
    '  MOVE       1 of 3 tested, 1 structural; without: XY-MOVE 2',
    '  FIGHT      0 of 1 tested; without: XY-FIGHT 1',
    '  rulings with a test (not counted): 1 of 1',
    '  structural ids:',
    '    XY-MOVE-03: a word for it',
  ]);
});

test('structural ids must exist, be counted, and have a reason', () => {
  expect(() => checkStructuralIds('x.ts', ledger, { 'XY-MOVE-09': 'why' })).toThrow('XY-MOVE-09');
  expect(() => checkStructuralIds('x.ts', ledger, { 'XY-MOVE-04': 'why' })).toThrow('XY-MOVE-04');
  expect(() => checkStructuralIds('x.ts', ledger, { 'XY-MOVE-01': ' ' })).toThrow('no reason');
  expect(checkStructuralIds('x.ts', ledger, { 'XY-MOVE-01': 'why' }).size).toBe(1);
});

test('the floor holds tested and structural ids together and may not be fallen through', () => {
  const counts = countAll([ledger], known);
  expect(floorOf(counts)).toEqual({ xy: 2 });
  expect(fallen({ xy: 2 }, counts)).toEqual([]);
  expect(fallen({ xy: 3 }, counts)).toEqual(['xy covers 2 ids, but has covered 3']);
  expect(fallen({ gone: 1 }, counts)).toHaveLength(1);
});

test('practice games have folders of their own', () => {
  expect([folderOf('practice-duel'), folderOf('warpath-1e')]).toEqual(['practice/duel', 'rulesets/warpath-1e']);
});

test('a run of the suite leaves a trace of titles, states and emitted ids', async () => {
  const folder = join(root, 'node_modules/.cache/walstatt/trace-test');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'a.test.ts'),
    `import { describe, expect, test } from 'vitest';
const emit = (id) => globalThis[Symbol.for('walstatt.emitted')].add(id);
test('[XY-MOVE-01] one', () => { emit('XY-MOVE-01'); });
test('[XY-MOVE-02] two', () => { emit('XY-MOVE-03'); expect(1).toBe(2); });
test('[XY-MOVE-02] three', () => {});
describe('a group', () => {
  test('four', () => { emit('XY-MOVE-02'); });
});
`,
  );
  const trace = join(folder, 'trace.json');
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `process.env.WALSTATT_TRACE = ${JSON.stringify(trace)};
export default { test: {
  include: ['a.test.ts'],
  setupFiles: ${JSON.stringify([join(root, 'tools/vitest/emitted.ts')])},
  reporters: [${JSON.stringify(join(root, 'tools/vitest/ledger-reporter.ts'))}],
} };
`,
  );
  expect((await collect('vitest', ['run', '--root', folder])).code).toBe(1);
  const { complete, passed, failed, tests } = readTrace(trace);
  expect({ complete, passed, failed }).toEqual({ complete: true, passed: 3, failed: 1 });
  expect(tests.map(({ title, state, emitted }) => [title, state, emitted])).toEqual([
    ['[XY-MOVE-01] one', 'passed', ['XY-MOVE-01']],
    ['[XY-MOVE-02] two', 'failed', ['XY-MOVE-03']],
    ['[XY-MOVE-02] three', 'passed', []],
  ]);
});
