/** Runs the files `packages/<name>/browser/*.ts` against the package's demo, or against the package itself as an app. */
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { root } from '../root.ts';
import { serve } from './serve.ts';

/** A test in a page of its own; what it returns is printed as a note (measurements, for instance). */
export type BrowserTest = { readonly name: string; run(page: Page, baseUrl: string): Promise<string | void> };

type Suite = { readonly name: string; readonly file: string; readonly site: string };

function suites(): Suite[] {
  return globSync('packages/*/browser/*.ts', { cwd: root })
    .sort()
    .map((file) => {
      const folder = join(root, dirname(dirname(file)));
      const demo = join(folder, 'demo');
      return {
        name: `${basename(folder)}/${basename(file, '.ts')}`,
        file: join(root, file),
        site: existsSync(demo) ? demo : folder,
      };
    });
}

/** Runs all suites, or those whose name contains one of `names`. */
export async function runSuites(browser: Browser, names: readonly string[]): Promise<boolean> {
  const chosen = suites().filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
  let right = true;
  for (const [site, members] of Map.groupBy(chosen, (suite) => suite.site)) {
    const server = await serve(site);
    try {
      for (const suite of members) right = (await runSuite(browser, suite, server.url)) && right;
    } finally {
      await server.close();
    }
  }
  return right;
}

async function runSuite(browser: Browser, { name, file }: Suite, url: string): Promise<boolean> {
  const { browserTests } = (await import(pathToFileURL(file).href)) as { browserTests?: readonly BrowserTest[] };
  let right = true;
  for (const test of browserTests ?? []) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const note = await test.run(page, url).catch((error: unknown) => void errors.push(error));
    await context.close();
    console.log(`${errors.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${test.name}${note ? ` (${note})` : ''}`);
    for (const error of errors) console.log(`  ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    right &&= errors.length === 0;
  }
  return right;
}
