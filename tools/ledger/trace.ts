import { readFileSync } from 'node:fs';

/** What a run of the suite leaves: which tests name rule ids and what they emitted, and which decided something. */
export type Trace = {
  /** When the run began, in milliseconds: sources changed later are not covered. */
  started: number;
  /** False if the run was broken off. */
  complete: boolean;
  passed: number;
  failed: number;
  tests: TracedTest[];
  /** Whole names, beginning with the file, of the tests that decided something in a scenario. */
  decided: string[];
};

export type TracedTest = { title: string; file: string; state: string; emitted: string[] };

export const readTrace = (path: string): Trace => JSON.parse(readFileSync(path, 'utf8')) as Trace;

/** The ids a test title names: "[FD-SHOOT-10][FD-SHOOT-11] FP first, then cover". */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-[A-Z0-9.]+-\d{2,})\]/g)].map((match) => match[1]!);
}

/** An id is tested if a test passed that names it in its title and met it while it ran. */
export function testedIds(tests: readonly TracedTest[]): Set<string> {
  const tested = new Set<string>();
  for (const test of tests) {
    if (test.state !== 'passed') continue;
    for (const id of idsInTitle(test.title)) if (test.emitted.includes(id)) tested.add(id);
  }
  return tested;
}
