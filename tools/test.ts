/** `npm test`: checks, the whole suite, ledger, browser. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { provideBrowser } from './browser.ts';
import { runChecks } from './check/all.ts';
import { fallen, readFloor } from './ledger/floor.ts';
import { tracePath } from './ledger/fresh-trace.ts';
import { ledgerState } from './ledger/ledger-state.ts';
import { readTrace } from './ledger/trace.ts';
import { root } from './root.ts';
import { show } from './spawn.ts';

type Result = { passed: number; failed: number };
const yesOrNo = (passed: boolean): Result => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** Runs Vitest and reads the number of tests from its trace. */
async function suite(): Promise<Result> {
  const trace = tracePath(root);
  rmSync(trace, { force: true });
  const code = await show('vitest', ['run', '--passWithNoTests'], { WALSTATT_TRACE: trace });
  if (!existsSync(trace)) return yesOrNo(false);
  const { passed, failed } = readTrace(trace);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function ledger(): Promise<Result> {
  if (!existsSync(tracePath(root))) return yesOrNo(false);
  const trace = readTrace(tracePath(root));
  const { ledgers, counts } = await ledgerState(root, trace);
  for (const { ruleset } of ledgers) {
    const { total, tested, structural, missing } = counts[ruleset]!;
    console.log(`${ruleset}: ${tested} of ${total} tested, ${structural} structural, ${missing.length} without`);
  }
  const losses = fallen(readFloor(root), counts);
  for (const loss of losses) console.log(`FALLEN: ${loss}`);
  return { passed: ledgers.length - losses.length, failed: losses.length };
}

async function browser(): Promise<Result> {
  const file = join(root, 'tools/browser-tests.ts');
  if (!existsSync(file)) {
    console.log('There are no browser tests.');
    return { passed: 0, failed: 0 };
  }
  const module = (await import(pathToFileURL(file).href)) as { runBrowserTests(path: string): Promise<boolean> };
  return yesOrNo(await module.runBrowserTests(provideBrowser()));
}

const sections: [title: string, run: () => Promise<Result>][] = [
  ['Checks', () => runChecks(root)],
  ['Tests', suite],
  ['Ledger', ledger],
  ['Browser tests', browser],
];

const results: [title: string, result: Result][] = [];
for (const [title, run] of sections) {
  console.log(`\n=== ${title} ===\n`);
  const begun = Date.now();
  const result = await run().catch((error: unknown) => {
    console.error(error);
    return yesOrNo(false);
  });
  console.log(`\n${title}: ${Math.round((Date.now() - begun) / 1000)} s`);
  results.push([title, result]);
}

console.log('\n=== Summary ===\n');
const total = { passed: 0, failed: 0 };
for (const [title, { passed, failed }] of results) {
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${title}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
