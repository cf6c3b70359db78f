import type { Page } from 'playwright-core';
import { ensure, expect, open } from './help/page.ts';

export const browserTests: { name: string; run(page: Page, url: string): Promise<string | void> }[] = [
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
    name: 'panning, zooming and dragging 300 models',
    async run(page, url) {
      await open(page, url);
      const measured = await page.evaluate(async () => {
        const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
        const mean = async (frames: number, change: (i: number) => void): Promise<number> => {
          const begun = await frame();
          let last = begun;
          for (let i = 0; i < frames; i++) {
            change(i);
            last = await frame();
          }
          return (last - begun) / frames;
        };
        const pan = (i: number): void => probe.table.pan(i % 120 < 60 ? 7 : -7, Math.sin(i / 20) * 4);
        const far = await mean(120, pan);
        probe.table.zoomTo({ at: { x: 90000, y: 60000 }, scale: 1.1 });
        await new Promise((done) => setTimeout(done, 500));
        const middle = await mean(120, pan);
        const zoom = await mean(60, (i) => probe.table.zoomBy(i % 20 < 10 ? 1.02 : 1 / 1.02));
        probe.table.focus('south-foot-4');
        const press = (key: string): boolean | undefined =>
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        press('m');
        const drag = await mean(60, (i) => void press(i % 20 < 10 ? 'ArrowUp' : 'ArrowDown'));
        const ghosts = document.querySelectorAll('.ghost').length;
        press('Escape');
        return { far, middle, zoom, drag, ghosts };
      });
      const { ghosts, ...times } = measured;
      expect(ghosts, 11, 'ghosts while dragging');
      const said = Object.entries(times).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms a frame`);
      ensure(Math.max(measured.far, measured.middle) < 300, `far too slow: ${said.join(', ')}`);
      return said.join(', ');
    },
  },
];
