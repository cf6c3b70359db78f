import { type Browser, chromium } from 'playwright-core';

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
export const UNHURRIED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export const launch = (executablePath: string, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...COMMON, ...more] });

/** A page of its own, as all tests and benchmarks have it. */
export async function openPage(browser: Browser): Promise<Awaited<ReturnType<Browser['newPage']>>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, timezoneId: 'UTC', locale: 'en-GB' });
  page.setDefaultTimeout(20_000);
  return page;
}
