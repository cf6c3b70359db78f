import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { type BrowserTest, ensure, open, settled } from './help/page.ts';

/** The most bytes, as they are sent, from nothing to the first decision of each rule system. */
const MOST: Readonly<Record<string, number>> = {
  '40k Foundation': 263_000,
  'Warpath, first edition': 299_000,
  'Demonworld, 2nd edition': 225_000,
  'Warhammer 40,000 (10th edition)': 305_000,
};

/** The files of which a page consists, by their size. */
async function sizesTo(page: Page, url: string, game: string): Promise<ReadonlyMap<string, number>> {
  // Workers that think run the script of the worker they think for, and a file that is here is not sent again.
  const sizes = new Map<string, number>();
  const bodies: Promise<void>[] = [];
  page.on('response', (r) => {
    if (r.url().includes('service-worker')) return;
    const count = (body: Buffer): void => {
      sizes.set(r.url().slice(url.length), gzipSync(body).length);
    };
    bodies.push(r.body().then(count, () => undefined));
  });
  await page.route('**/service-worker.js', (route) => route.abort());
  await open(page, url);
  await page.getByRole('button', { name: `Play now: ${game}`, exact: true }).click();
  await settled(page);
  await Promise.all(bodies);
  return sizes;
}

export const browserTests: readonly BrowserTest[] = Object.entries(MOST).map(([game, most]) => ({
  name: `${game}: from nothing to the first decision with ${most / 1000} kB`,
  async run(page, url) {
    const sizes = [...(await sizesTo(page, url, game))].sort(([, a], [, b]) => b - a);
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    ensure(bytes < most, `${bytes} bytes: ${sizes.map(([file, size]) => `${file} ${size}`).join(', ')}`);
    return `${Math.round(bytes / 1000)} kB gzip`;
  },
}));
