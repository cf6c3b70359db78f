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
];
