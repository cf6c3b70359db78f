import { readFileSync } from 'node:fs';

/** What a run of the suite leaves behind: which tests name rule ids, and which ids they emitted. */
export type Trace = {
  /** When the run began, in milliseconds. It does not cover sources changed later. */
  started: number;
  /** False if the run was aborted. */
  complete: boolean;
  passed: number;
  failed: number;
  tests: TracedTest[];
};

export type TracedTest = { title: string; file: string; state: string; emitted: string[] };

export const readTrace = (path: string): Trace => JSON.parse(readFileSync(path, 'utf8')) as Trace;

/** The ids that the title of a test names: "[FD-SHOOT-10][FD-SHOOT-11] FP first, then cover". */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-[A-Z0-9.]+-\d{2,})\]/g)].map((match) => match[1]!);
}

/**
 * An id is tested if a test passed whose title names it, and if the id was emitted while that test ran or stands in a
 * doc comment of rule code. `npm run mutate` tells whether the test runs that code.
 */
export function testedIds(tests: readonly TracedTest[], carried: ReadonlySet<string>): Set<string> {
  const tested = new Set<string>();
  for (const test of tests) {
    if (test.state !== 'passed') continue;
    for (const id of idsInTitle(test.title)) if (test.emitted.includes(id) || carried.has(id)) tested.add(id);
  }
  return tested;
}
