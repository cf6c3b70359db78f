/** Runs the files `packages/<name>/browser/*.ts` against the package's demo, or the package itself as an app. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { root } from '../root.ts';
import { openPage } from './launch.ts';
import { Servers, siteOf } from './serve.ts';

/** A test with a page of its own. What it returns is printed as a note (for instance, measurements). */
export type BrowserTest = {
  readonly name: string;
  /** Takes long, so it starts first and the lanes end together. */
  readonly long?: boolean;
  /** Gives the page styles of its own, which the page's policy on content forbids. */
  readonly restyles?: boolean;
  run(page: Page, baseUrl: string): Promise<string | void>;
};

type Suite = { readonly name: string; readonly file: string; readonly site: string };
type Job = { readonly suite: string; readonly test: BrowserTest; readonly url: string };

/** How many tests run at the same time. A page and its worker keep about one processor busy. */
const LANES = 2;

/** How many failed tests are run a second time. */
const MOST_AGAIN = 3;

function suites(): Suite[] {
  return globSync('packages/*/browser/*.ts', { cwd: root })
    .sort()
    .map((file) => {
      const folder = join(root, dirname(dirname(file)));
      return { name: `${basename(folder)}/${basename(file, '.ts')}`, file: join(root, file), site: siteOf(folder) };
    });
}

async function testsOf(suite: Suite): Promise<readonly BrowserTest[]> {
  const { browserTests } = (await import(pathToFileURL(suite.file).href)) as { browserTests?: readonly BrowserTest[] };
  return browserTests ?? [];
}

/** Runs all suites, or those whose name (or `suite: test`) contains one of `names`. */
export async function runSuites(browser: Browser, names: readonly string[]): Promise<boolean> {
  const wanted = (name: string): boolean => names.length === 0 || names.some((part) => name.includes(part));
  const servers = new Servers();
  const jobs: Job[] = [];
  try {
    for (const suite of suites()) {
      const tests = (await testsOf(suite)).filter((t) => wanted(`${suite.name}: ${t.name}`));
      if (tests.length === 0) continue;
      const url = await servers.urlOf(suite.site);
      jobs.push(...tests.map((test) => ({ suite: suite.name, test, url })));
    }
    jobs.sort((a, b) => Number(!!b.test.long) - Number(!!a.test.long));
    const failed: Job[] = [];
    const lane = async (): Promise<void> => {
      for (let job = jobs.shift(); job; job = jobs.shift()) if (!(await runJob(browser, job))) failed.push(job);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return await againAlone(browser, failed);
  } finally {
    await servers.close();
  }
}

/**
 * Runs tests that failed once more, one at a time: on a busy machine a page can be later than any test waits for. A test
 * that passes only now is named, because its waiting wants mending. Many failures at once are no accident.
 */
async function againAlone(browser: Browser, failed: readonly Job[]): Promise<boolean> {
  if (failed.length > MOST_AGAIN) return false;
  let right = true;
  for (const job of failed) {
    const passed = await runJob(browser, job);
    if (passed) console.log(`UNSTEADY ${job.suite}: ${job.test.name} failed, and passed when it ran alone`);
    right = passed && right;
  }
  return right;
}

async function runJob(browser: Browser, { suite, test, url }: Job): Promise<boolean> {
  const begun = Date.now();
  const page = await openPage(browser, test);
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const note = await test.run(page, url).catch((error: unknown) => void errors.push(error));
  await page.context().close();
  const seconds = `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  console.log(
    `${errors.length === 0 ? 'ok  ' : 'FAIL'} ${suite}: ${test.name} (${[note, seconds].filter(Boolean).join('; ')})`,
  );
  for (const error of errors) console.log(`  ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  return errors.length === 0;
}
