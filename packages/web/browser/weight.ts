import { gzipSync } from 'node:zlib';
import { type BrowserTest, ensure, open, settled } from './help/page.ts';

/** Bytes, as they are sent. The thread that thinks loads the rules a second time, in a script of its own. */
const MOST = 560_000;

export const browserTests: readonly BrowserTest[] = [
  {
    name: 'from nothing to the first decision with 560 kB',
    async run(page, url) {
      let bytes = 0;
      const bodies: Promise<void>[] = [];
      page.on('response', (r) => {
        if (r.url().includes('service-worker')) return;
        const count = (body: Buffer): void => {
          bytes += gzipSync(body).length;
        };
        bodies.push(r.body().then(count, () => undefined));
      });
      await page.route('**/service-worker.js', (route) => route.abort());
      await open(page, url);
      await page.getByRole('button', { name: 'Play now: 40k Foundation', exact: true }).click();
      await settled(page);
      await Promise.all(bodies);
      ensure(bytes < MOST, `${bytes} bytes`);
      return `${Math.round(bytes / 1000)} kB gzip with the game`;
    },
  },
];
