/** `npm test`: checks, the whole suite, what decides in it once more restored before every decision, ledger, browser. */
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

/** Runs Vitest and reads from its trace how many tests there were. */
async function suite(trace: string, env: Record<string, string>, files: readonly string[] = []): Promise<Result> {
  rmSync(trace, { force: true });
  const code = await show('vitest', ['run', '--passWithNoTests', ...files], { ...env, WALSTATT_TRACE: trace });
  if (!existsSync(trace)) return yesOrNo(false);
  const { passed, failed } = readTrace(trace);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** The tests that decided something in a scenario once more, every decision taken by a battle restored from its save. */
async function restored(): Promise<Result> {
  if (!existsSync(tracePath(root))) return yesOrNo(false);
  const { decided } = readTrace(tracePath(root));
  const files = [...new Set(decided.map((name) => name.slice(0, name.indexOf(' > '))))];
  const env = { WALSTATT_RESTORE: '1', WALSTATT_REPEAT: tracePath(root) };
  const { passed, failed } = await suite(join(root, 'node_modules/.cache/walstatt/restore-trace.json'), env, files);
  if (decided.length > 0 && passed + failed >= decided.length) return { passed, failed };
  console.log(`FAIL ${decided.length} tests decide something, but only ${passed + failed} were repeated`);
  return { passed, failed: failed + 1 };
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
  ['Tests', () => suite(tracePath(root), {})],
  ['Tests once more, restored before every decision', restored],
  ['Ledger', ledger],
  ['Browser tests', browser],
];

const results: [title: string, result: Result][] = [];
for (const [title, run] of sections) {
  console.log(`\n=== ${title} ===\n`);
  const result = await run().catch((error: unknown) => {
    console.error(error);
    return yesOrNo(false);
  });
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
