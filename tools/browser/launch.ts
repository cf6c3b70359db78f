import { type Browser, chromium, type Page } from 'playwright-core';

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

/**
 * A page with a context of its own, as all tests and benchmarks have it. Closing the context closes the page. A test that
 * restyles the page does so against the page's policy on content, which then does not hold.
 */
export async function openPage(browser: Browser, { restyles = false } = {}): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: restyles,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}
