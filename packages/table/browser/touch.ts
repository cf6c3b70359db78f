import type { CDPSession, Page } from 'playwright-core';
import { ensure, expect, middle, open, settle } from './help/page.ts';

type Spot = { readonly x: number; readonly y: number };

/** Real fingers, as the browser gets them from a touch screen. */
async function fingers(page: Page): Promise<(type: 'Start' | 'Move' | 'End', ...spots: Spot[]) => Promise<void>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  return async (type, ...spots) => {
    const touchPoints = spots.map(({ x, y }, id) => ({ x, y, id }));
    await cdp.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
  };
}

const camera = (page: Page) => page.evaluate(() => ({ ...probe.table.camera }));

export const browserTests: { name: string; run(page: Page, url: string): Promise<string | void> }[] = [
  {
    name: 'on a phone two fingers zoom, one pans, and nothing is selected by it',
    async run(page, url) {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, url);
      const touch = await fingers(page);
      const start = await camera(page);
      await touch('Start', { x: 150, y: 500 }, { x: 240, y: 500 });
      for (const d of [15, 30, 45]) await touch('Move', { x: 150 - d, y: 500 }, { x: 240 + d, y: 500 });
      await touch('End');
      await settle(page);
      const zoomed = await camera(page);
      ensure(Math.abs(zoomed.k / start.k - 2) < 0.1, `twice as large, not ${zoomed.k / start.k}`);
      await touch('Start', { x: 200, y: 700 });
      for (const d of [10, 30, 60]) await touch('Move', { x: 200 + d, y: 700 });
      await touch('End');
      const panned = await camera(page);
      ensure(panned.x - zoomed.x > 40, `panned by ${panned.x - zoomed.x}`);
      expect(await page.locator('.is-selected').count(), 0, 'selected');
    },
  },
  {
    name: 'on a phone a finger drags a unit, a tap selects it',
    async run(page, url) {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, url);
      await page.evaluate(() => {
        const at = probe.scene().pieces.find((p) => p.id === 'south-lead-1')!;
        probe.table.zoomTo({ at: { x: at.x, y: at.y }, scale: 1 });
      });
      await settle(page);
      const touch = await fingers(page);
      const { x, y } = await middle(page, '[data-piece="south-lead-1"]');
      await touch('Start', { x, y });
      await touch('End');
      await page.locator('.plate.is-selected[data-unit="south-lead"]').waitFor({ state: 'attached' });
      await touch('Start', { x, y });
      for (const d of [8, 20, 40]) await touch('Move', { x: x + d, y: y - d });
      await page.locator('.ghosts-legal .ghost').first().waitFor();
      await touch('End');
      const [drag] = await page.evaluate(() => probe.gestures);
      ensure(drag?.gesture === 'drag' && drag.pieces[0] === 'south-lead-1', `dragged: ${JSON.stringify(drag)}`);
      ensure(drag?.gesture === 'drag' && Math.abs(drag.to.x - drag.from.x - 4000) < 300, 'by 40 mm');
    },
  },
];
