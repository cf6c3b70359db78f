import type { Page } from 'playwright-core';
import { ensure, expect, open } from './help/page.ts';

export const browserTests: { name: string; alone?: boolean; run(page: Page, url: string): Promise<string | void> }[] = [
  {
    name: 'animations run, can be skipped, and end where they should',
    async run(page, url) {
      await open(page, url);
      const took = await page.evaluate(async () => {
        const begun = performance.now();
        const playing = probe.table.animate(probe.animations());
        await new Promise((r) => setTimeout(r, 60));
        playing.skip();
        await playing.finished;
        return performance.now() - begun;
      });
      ensure(took < 1500, `skipped after ${took} ms`);
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
        const begun = performance.now();
        void probe.table.animate(probe.animations(), 0.05).finished.then(() => {
          document.title = `over after ${performance.now() - begun}`;
        });
      });
      await page.locator('.e-shot, .piece').first().waitFor({ state: 'attached' });
      ensure(!(await page.title()).startsWith('over'), 'it is running');
      await page.mouse.click(640, 420);
      await page.waitForFunction(() => document.title.startsWith('over'));
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
  {
    name: 'panning, zooming and dragging 300 models takes under 30 ms a frame',
    alone: true,
    async run(page, url) {
      await open(page, url);
      const measured = await page.evaluate(async () => {
        const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
        const middle = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1]!;
        const median = async (frames: number, change: (i: number) => void): Promise<number> => {
          const times: number[] = [];
          let last = await frame();
          for (let i = 0; i < frames; i++) {
            change(i);
            const now = await frame();
            times.push(now - last);
            last = now;
          }
          return middle(times);
        };
        /** The same loop as in the client's measurements: it shows how slow the machine is right now. */
        const loop = (): number => {
          const begun = performance.now();
          let x = 0x2545f491;
          for (let i = 0; i < 8_000_000; i++) {
            x ^= x << 13;
            x ^= x >>> 17;
            x ^= x << 5;
            x = (x + Math.imul(i, 0x9e3779b1)) | 0;
          }
          return performance.now() - begun + (x === 0.5 ? 1 : 0);
        };
        const loops = [loop(), loop(), loop(), loop()];
        const pan = (i: number): void => probe.table.pan(i % 120 < 60 ? 7 : -7, Math.sin(i / 20) * 4);
        const far = await median(120, pan);
        probe.table.zoomTo({ at: { x: 90000, y: 60000 }, scale: 1.1 });
        await new Promise((done) => setTimeout(done, 500));
        const near = await median(120, pan);
        const zoom = await median(60, (i) => probe.table.zoomBy(i % 20 < 10 ? 1.02 : 1 / 1.02));
        probe.table.focus('south-foot-4');
        const press = (key: string): boolean | undefined =>
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        press('m');
        const drag = await median(60, (i) => void press(i % 20 < 10 ? 'ArrowUp' : 'ArrowDown'));
        const ghosts = document.querySelectorAll('.ghost').length;
        press('Escape');
        loops.push(loop(), loop(), loop());
        return { times: { far, near, zoom, drag }, ghosts, slow: Math.max(1, middle(loops) / 20) };
      });
      const { times, ghosts, slow } = measured;
      expect(ghosts, 11, 'ghosts while dragging');
      const said = Object.entries(times).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
      const told = `${said.join(', ')}; slowness ${slow.toFixed(2)}`;
      ensure(Math.max(times.far, times.near) < 30 * slow, told);
      return told;
    },
  },
];
