import type { Page } from 'playwright-core';
import { expect, open, settle } from '../../browser/help/page.ts';

type Change = 'pan' | 'zoom' | 'drag';

/** The milliseconds from frame to frame while something changes in each: the median. */
const frames = (page: Page, count: number, change: Change): Promise<number> =>
  page.evaluate(
    async ([n, what]) => {
      const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
      const press = (key: string): boolean | undefined =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const change = {
        pan: (i: number): void => probe.table.pan(i % 120 < 60 ? 7 : -7, Math.sin(i / 20) * 4),
        zoom: (i: number): void => probe.table.zoomBy(i % 20 < 10 ? 1.02 : 1 / 1.02),
        drag: (i: number): void => void press(i % 20 < 10 ? 'ArrowUp' : 'ArrowDown'),
      }[what];
      const times: number[] = [];
      let last = await frame();
      for (let i = 0; i < n; i++) {
        change(i);
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      return times.sort((a, b) => a - b)[times.length >> 1]!;
    },
    [count, change] as const,
  );

async function near(page: Page): Promise<void> {
  await page.evaluate(() => probe.table.zoomTo({ at: { x: 90000, y: 60000 }, scale: 1.1 }));
  await settle(page);
}

export const pageBenchmarks = [
  {
    name: 'table/frame while panning 300 models, from afar',
    unit: 'ms',
    limit: 0.3,
    async run(page: Page, url: string): Promise<number> {
      await open(page, url);
      return frames(page, 120, 'pan');
    },
  },
  {
    name: 'table/frame while panning 300 models, from near',
    unit: 'ms',
    limit: 0.3,
    async run(page: Page, url: string): Promise<number> {
      await open(page, url);
      await near(page);
      return frames(page, 120, 'pan');
    },
  },
  {
    name: 'table/frame while zooming over 300 models',
    unit: 'ms',
    async run(page: Page, url: string): Promise<number> {
      await open(page, url);
      await near(page);
      return frames(page, 60, 'zoom');
    },
  },
  {
    name: 'table/frame while dragging a unit among 300 models',
    unit: 'ms',
    async run(page: Page, url: string): Promise<number> {
      await open(page, url);
      await near(page);
      await page.evaluate(() => probe.table.focus('south-foot-4'));
      await page.keyboard.press('m');
      const middle = await frames(page, 60, 'drag');
      expect(await page.locator('.ghost').count(), 11, 'ghosts while dragging');
      return middle;
    },
  },
];
