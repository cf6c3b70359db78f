import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach, type RunnerTestCase } from 'vitest';
import type { Trace } from '../ledger/trace.ts';
import { root } from '../root.ts';

/** Under these symbols the test kit collects the rule ids emitted by the running test, and whether it decided anything. */
const emitted = Symbol.for('walstatt.emitted');
const decided = Symbol.for('walstatt.decided');

declare module 'vitest' {
  interface TaskMeta {
    /** Rule ids emitted while the test ran. */
    emitted?: string[];
    /** The test's whole name, if it decided something in a scenario. */
    decided?: string;
  }
}

const collected = globalThis as unknown as { [emitted]?: Set<string>; [decided]?: boolean };

/** The tests that WALSTATT_REPEAT, the trace of an earlier run, says to repeat; null: all. */
const repeat = process.env['WALSTATT_REPEAT'];
const repeated = repeat ? new Set((JSON.parse(readFileSync(repeat, 'utf8')) as Trace).decided) : null;

function wholeName(task: Readonly<RunnerTestCase>): string {
  const names = [task.name];
  for (let { suite } = task; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return [relative(root, task.file.filepath), ...names].join(' > ');
}

/** Decided while the file was read: all its tests look at what came of it. */
let before: boolean | undefined;

beforeEach(({ task, skip }) => {
  before ??= collected[decided] === true;
  collected[emitted] = new Set();
  collected[decided] = false;
  if (repeated !== null && !repeated.has(wholeName(task))) skip();
});

afterEach(({ task }) => {
  task.meta.emitted = [...(collected[emitted] ?? [])].sort();
  if (before || collected[decided]) task.meta.decided = wholeName(task);
});
