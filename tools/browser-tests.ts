/**
 * Browser tests: the same battles in Node and in a real browser, and the suites of the packages that run in browsers.
 * `node tools/browser-tests.ts [<part of a suite's or test's name> …]` runs only some of them.
 */
import { runInBothPlaces } from './browser/both-places.ts';
import { launch } from './browser/launch.ts';
import { runSuites } from './browser/suites.ts';
import { provideBrowser } from './browser.ts';

export async function runBrowserTests(executablePath: string, names: readonly string[] = []): Promise<boolean> {
  const begun = Date.now();
  const browser = await launch(executablePath);
  try {
    const same = names.length > 0 || (await runInBothPlaces(browser));
    const suites = await runSuites(browser, names);
    console.log(`${Math.round((Date.now() - begun) / 1000)} s in all`);
    return same && suites;
  } finally {
    await browser.close();
  }
}

if (import.meta.main) process.exitCode = (await runBrowserTests(provideBrowser(), process.argv.slice(2))) ? 0 : 1;
