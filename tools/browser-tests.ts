/**
 * Browser tests: the same battles in Node and in a real browser, and the suites of the packages that run in browsers.
 * `node tools/browser-tests.ts [<part of a suite's or test's name> …]` runs only some of them.
 */
import { type Browser, chromium } from 'playwright-core';
import { runInBothPlaces } from './browser/both-places.ts';
import { runSuites } from './browser/suites.ts';
import { provideBrowser } from './browser.ts';

const COMMON = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes letters and colours the same on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Draws frames as fast as possible, so that the cost of a frame can be measured, not just whether it was in time. */
const UNHURRIED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const launch = (executablePath: string, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...COMMON, ...more] });

export async function runBrowserTests(executablePath: string, names: readonly string[] = []): Promise<boolean> {
  const begun = Date.now();
  const browser = await launch(executablePath);
  try {
    const same = names.length > 0 || (await runInBothPlaces(browser));
    const suites = await runSuites(browser, () => launch(executablePath, UNHURRIED), names);
    console.log(`${Math.round((Date.now() - begun) / 1000)} s in all`);
    return same && suites;
  } finally {
    await browser.close();
  }
}

if (import.meta.main) process.exitCode = (await runBrowserTests(provideBrowser(), process.argv.slice(2))) ? 0 : 1;
