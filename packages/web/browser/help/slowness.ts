import type { Page } from 'playwright-core';

/** Milliseconds that the loop below takes on a typical machine with nothing else to do. */
const USUAL = 20;

export const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.POSITIVE_INFINITY;

/**
 * How many times slower than a typical machine this one is just now, at least 1. Time limits are stretched by it, so
 * that a busy machine does not fail what a quiet one passes. It is the median of measurements taken in the page.
 */
export async function slowness(page: Page): Promise<number> {
  const times = await page.evaluate(async () => {
    const found: number[] = [];
    for (let n = 0; n < 9; n++) {
      const begun = performance.now();
      let x = 0x2545f491;
      for (let i = 0; i < 8_000_000; i++) {
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        x = (x + Math.imul(i, 0x9e3779b1)) | 0;
      }
      found.push(performance.now() - begun + (x === 0.5 ? 1 : 0));
      await new Promise((done) => setTimeout(done, 5));
    }
    return found;
  });
  return Math.max(1, median(times) / USUAL);
}
