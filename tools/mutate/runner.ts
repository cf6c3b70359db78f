/**
 * Runs the tests for Stryker, all in one process that loads them once: loading takes longer than the few tests that
 * meet a mutant.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type { Test } from './stand-in.ts';
import { isTimeUp, within } from './within.ts';

/** Where the changed code asks which mutant is active and counts what is run. */
type Marks = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: object;
};
type MutantRun = { activeMutant: { id: string }; testFilter?: string[]; hitLimit?: number };

/** The file that names the test files, in the folder where Stryker works. */
export const listOfTests = 'mutate.tests.json';

/** How long each test took, for the processes that come after the first. */
const times = 'mutate.times.json';

const standIn = new URL('./stand-in.ts', import.meta.url).href;

const all = globalThis as unknown as { __stryker__?: Marks };
all.__stryker__ ??= {};
const marks: Marks = all.__stryker__;

class Runner {
  #tests: ReadonlyMap<string, Test> = new Map();
  #times: Record<string, number> = {};
  /** Whether nothing that a mutant has left behind can be in memory. */
  #isFresh = true;
  /** Whether a test was ended in the middle of its work. */
  #isSpoilt = false;

  /** With `false`, a mutant that needs a fresh environment gets a fresh process. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  async init(): Promise<void> {
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'vitest' && context.parentURL !== standIn
          ? { url: standIn, shortCircuit: true }
          : next(specifier, context),
    });
    const { load, tests } = await import('./stand-in.ts');
    for (const file of JSON.parse(readFileSync(listOfTests, 'utf8')) as string[])
      await load(resolve(file), pathToFileURL(resolve(file)).href);
    this.#tests = tests;
    if (existsSync(times)) this.#times = JSON.parse(readFileSync(times, 'utf8')) as Record<string, number>;
  }

  async dryRun() {
    const results: object[] = [];
    for (const test of this.#tests.values()) {
      marks.currentTestId = test.id;
      const begin = performance.now();
      const failureMessage = await failureOf(test);
      marks.currentTestId = undefined;
      const timeSpentMs = Math.ceil(performance.now() - begin);
      this.#times[test.id] = timeSpentMs;
      const ended = failureMessage === null ? { status: 0 } : { status: 1, failureMessage };
      results.push({ id: test.id, name: test.name, fileName: test.file, timeSpentMs, ...ended });
    }
    writeFileSync(times, JSON.stringify(this.#times));
    this.#isFresh = false;
    return { status: 'complete', tests: results, mutantCoverage: marks.mutantCoverage };
  }

  // Stryker takes an error of ours as a reason to try again in a fresh process.
  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRun) {
    if (this.#isSpoilt) throw new Error('an endless mutant was ended here');
    const wasFresh = this.#isFresh;
    this.#isFresh = false;
    Object.assign(marks, { hitCount: 0, hitLimit });
    const chosen = this.#quickestFirst(testFilter ?? [...this.#tests.keys()]);
    for (const [i, test] of chosen.entries()) {
      marks.activeMutant = activeMutant.id;
      const failureMessage = await failureOf(test, this.#limit(test));
      marks.activeMutant = undefined;
      if (failureMessage === null) continue;
      if (failureMessage === endless) {
        this.#isSpoilt = true;
        return { status: 'timeout', reason: test.name };
      }
      if (!wasFresh && (await failureOf(test)) !== null) throw new Error('an earlier mutant has left something behind');
      return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests: i + 1 };
    }
    if (marks.hitCount === 0 && !wasFresh) throw new Error('what the mutant changes is remembered');
    return { status: 'survived', nrOfTests: chosen.length };
  }

  /** A busy machine is no reason to take a test for endless. */
  #limit(test: Test): number {
    return 5_000 + 20 * (this.#times[test.id] ?? 0);
  }

  #quickestFirst(ids: readonly string[]): Test[] {
    const time = (id: string): number => this.#times[id] ?? 0;
    return ids.toSorted((a, b) => time(a) - time(b)).map((id) => this.#tests.get(id)!);
  }
}

const endless = Symbol('endless');

async function failureOf(test: Test, limit?: number): Promise<string | typeof endless | null> {
  try {
    await (limit === undefined ? test.run() : within(limit, () => test.run()));
    return null;
  } catch (error) {
    if (isTimeUp(error)) return endless;
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: Runner }];
