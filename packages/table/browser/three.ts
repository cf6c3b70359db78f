import type { Page } from 'playwright-core';
import { ensure, expect, open } from './help/page.ts';

export const browserTests: { name: string; run(page: Page, url: string): Promise<string | void> }[] = [
  {
    name: 'the view in the round is loaded on demand and shows the model’s-eye view',
    async run(page, url) {
      const loaded: { name: string; size: number }[] = [];
      page.on('response', async (response) => {
        const body = await response.body().catch(() => null);
        if (body && response.url().endsWith('.js')) loaded.push({ name: response.url(), size: body.length });
      });
      await open(page, url);
      const before = loaded.reduce((sum, { size }) => sum + size, 0);
      await page.click('#three');
      await page.locator('.wt-three canvas').waitFor();
      const colours = await page.evaluate(async () => {
        const view = probe.view3d()!;
        const canvas = view.element.querySelector('canvas')!;
        const count = (): number => {
          view.draw();
          const flat = document.createElement('canvas');
          [flat.width, flat.height] = [64, 40];
          const pen = flat.getContext('2d')!;
          pen.drawImage(canvas, 0, 0, 64, 40);
          const { data } = pen.getImageData(0, 0, 64, 40);
          const seen = new Set<number>();
          for (let i = 0; i < data.length; i += 4) seen.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
          return seen.size;
        };
        const over = count();
        const [known, unknown] = [view.lookFrom('south-lead-1'), view.lookFrom('nobody')];
        return { over, eye: count(), known, unknown };
      });
      ensure(colours.over > 50 && colours.eye > 50, `a picture, not a plain: ${JSON.stringify(colours)}`);
      expect([colours.known, colours.unknown], [true, false], 'looks from models on the table only');
      const after = loaded.reduce((sum, { size }) => sum + size, 0);
      ensure(before < 150_000 && after > before + 300_000, `three.js comes later: ${before}, ${after} bytes`);
      await page.click('#three');
      ensure(await page.locator('.plate').first().isVisible(), 'back on the flat table');
      return `${Math.round(before / 1000)} kB at first, ${Math.round((after - before) / 1000)} kB for the view in the round`;
    },
  },
  {
    name: 'in the round: a tap selects the unit, two fingers come nearer, what was measured is shown',
    async run(page, url) {
      await open(page, url);
      await page.click('#overlays');
      await page.click('#three');
      await page.locator('.wt-three canvas').waitFor();
      ensure(Number(await page.locator('.wt-three').getAttribute('data-marks')) > 10, 'overlays are drawn');
      const box = (await page.locator('.wt-three').boundingBox())!;
      await page.mouse.click(box.x + 5, box.y + 5);
      expect(await page.evaluate(() => probe.selection()), [], 'the sky is no unit');
      let selected = '';
      for (const part of [0.62, 0.66, 0.7, 0.74]) {
        await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * part);
        selected ||= (await page.evaluate(() => probe.selection()))[0] ?? '';
      }
      ensure(selected.startsWith('south') || selected.startsWith('north'), `a unit: ${selected}`);
      const cdp = await page.context().newCDPSession(page);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd'
              ? []
              : [
                  { x: x - apart, y, id: 1 },
                  { x: x + apart, y, id: 2 },
                ],
        });
      const before = await page.evaluate(() => probe.view3d()!.distance());
      await touch('touchStart', 60);
      for (const apart of [80, 100, 120]) await touch('touchMove', apart);
      await touch('touchEnd', 120);
      const after = await page.evaluate(() => probe.view3d()!.distance());
      ensure(after < before * 0.75, `nearer: ${before}, ${after}`);
    },
  },
];
