import type { Page } from 'playwright-core';
import { ensure, expect, open } from './help/page.ts';

export const browserTests: { name: string; run(page: Page, url: string): Promise<string | void> }[] = [
  {
    name: 'animations run, can be skipped, and end where they should',
    async run(page, url) {
      await open(page, url);
      await page.evaluate(async () => {
        // So slow that it would not end by itself.
        const playing = probe.table.animate(probe.animations(), 0.001);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        playing.skip();
        void playing.finished.then(() => {
          document.title = 'over';
        });
      });
      await page.waitForFunction(() => document.title === 'over');
      const end = await page.evaluate(() => {
        const first = probe.animations()[0];
        const move = (Array.isArray(first) ? first[0] : first) as { piece: string; way: { x: number; y: number }[] };
        const last = move.way.at(-1)!;
        const node = document.querySelector(`[data-piece="${move.piece}"]`);
        return [node?.getAttribute('transform'), `translate(${last.x / 100} ${-last.y / 100})`];
      });
      expect(end[0], end[1], 'the end of the way');
      expect(await page.evaluate(() => document.querySelectorAll('.effects > *').length), 0, 'effects left');
    },
  },
  {
    name: 'no animation with reduced motion',
    async run(page, url) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, url);
      const frames = await page.evaluate(async () => {
        let count = 0;
        const stop = new AbortController();
        const tick = (): void => {
          count += 1;
          if (!stop.signal.aborted) requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
        await probe.table.animate(probe.animations()).finished;
        stop.abort();
        return count;
      });
      ensure(frames <= 1, 'over at once');
    },
  },
  {
    name: 'a press on the table ends a running animation',
    async run(page, url) {
      await open(page, url);
      await page.evaluate(() => {
        void probe.table.animate(probe.animations(), 0.001).finished.then(() => {
          document.title = 'over';
        });
      });
      await page.locator('.e-shot, .piece').first().waitFor({ state: 'attached' });
      ensure((await page.title()) !== 'over', 'it is running');
      await page.mouse.click(640, 420);
      await page.waitForFunction(() => document.title === 'over');
    },
  },
  {
    name: 'shots fly as tracers from attacker to target and burst',
    async run(page, url) {
      await open(page, url);
      const seen = await page.evaluate(async () => {
        const [from, to] = [
          { x: 20000, y: 20000 },
          { x: 90000, y: 60000 },
        ];
        const playing = probe.table.animate([{ show: 'shot', from, to, hit: true, text: '3' }]);
        const ways = new Set<string>();
        let over = false;
        void playing.finished.then(() => {
          over = true;
        });
        while (!over) {
          ways.add(document.querySelector('.effects .e-shot')?.getAttribute('d') ?? '');
          await new Promise((done) => requestAnimationFrame(done));
        }
        return { ways: ways.size, left: document.querySelectorAll('.effects > *').length };
      });
      ensure(seen.ways > 3, `the tracer moves: ${JSON.stringify(seen)}`);
      expect(seen.left, 0, 'effects left');
    },
  },
];
