/**
 * Browser tests: the same battles in Node and in a real browser, and the suites of the packages that run in browsers.
 * `node tools/browser-tests.ts [<part of a suite's name> …]` runs suites alone.
 */
import { chromium } from 'playwright-core';
import { runInBothPlaces } from './browser/both-places.ts';
import { runSuites } from './browser/suites.ts';
import { provideBrowser } from './browser.ts';

const launch = (executablePath: string) =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export async function runBrowserTests(executablePath: string, names: readonly string[] = []): Promise<boolean> {
  const browser = await launch(executablePath);
  try {
    const same = names.length > 0 || (await runInBothPlaces(browser));
    const suites = await runSuites(browser, names);
    return same && suites;
  } finally {
    await browser.close();
  }
}

if (import.meta.main) process.exitCode = (await runBrowserTests(provideBrowser(), process.argv.slice(2))) ? 0 : 1;
