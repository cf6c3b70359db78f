import { gzipSync } from 'node:zlib';
import { type BrowserTest, ensure, open, settled } from './help/page.ts';

/** Bytes, as they are sent. */
const MOST = 370_000;

export const browserTests: readonly BrowserTest[] = [
  {
    name: 'from nothing to the first decision with 370 kB',
    async run(page, url) {
      // Workers that think run the script of the worker they think for, and a file that is here is not sent again.
      const sizes = new Map<string, number>();
      const bodies: Promise<void>[] = [];
      page.on('response', (r) => {
        if (r.url().includes('service-worker')) return;
        const count = (body: Buffer): void => {
          sizes.set(r.url(), gzipSync(body).length);
        };
        bodies.push(r.body().then(count, () => undefined));
      });
      await page.route('**/service-worker.js', (route) => route.abort());
      await open(page, url);
      await page.getByRole('button', { name: 'Play now: 40k Foundation', exact: true }).click();
      await settled(page);
      await Promise.all(bodies);
      const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      ensure(bytes < MOST, `${bytes} bytes: ${[...sizes].map(([file, size]) => `${file} ${size}`).join(', ')}`);
      return `${Math.round(bytes / 1000)} kB gzip with the game`;
    },
  },
];
