import type { Page } from 'playwright-core';
import { ensure, expect, middle, open, settle } from './help/page.ts';

const look = (page: Page, level: number | null) => page.evaluate((l) => probe.update({ level: l }), level);
const count = (page: Page, selector: string) => page.locator(selector).count();

export const browserTests: { name: string; run(page: Page, url: string): Promise<string | void> }[] = [
  {
    name: 'walls and floors are drawn where the rules have them, storey by storey',
    async run(page, url) {
      await open(page, url, '?scene=storeys');
      expect([await count(page, '.t-floor'), await count(page, '.t-masonry')], [2, 4], 'all floors and walls');
      await look(page, 0);
      expect([await count(page, '.t-floor'), await count(page, '.t-masonry')], [1, 3], 'the ground and its walls');
      expect(await count(page, '.other-storey'), 3, 'the unit upstairs fades');
      await look(page, 1);
      expect([await count(page, '.t-floor-here'), await count(page, '.t-masonry')], [1, 3], 'upstairs');
      expect(await count(page, '.other-storey'), 5, 'what is on the ground fades, the aircraft does not');
      expect(await page.locator('[data-piece^="upstairs"] .storey').count(), 3, 'a badge says the storey');
    },
  },
  {
    name: 'a gesture says which storey is looked at',
    async run(page, url) {
      await open(page, url, '?scene=storeys&tool=pick');
      const { x, y } = await middle(page, '.terrain');
      await page.mouse.click(x, y + 40);
      await look(page, 1);
      await page.mouse.click(x, y + 40);
      const levels = await page.evaluate(() => probe.gestures.map((g) => g.level ?? null));
      expect(levels, [null, 1], 'levels');
    },
  },
  {
    name: 'what is in the air lies above all else with its shadow away from it; templates are areas',
    async run(page, url) {
      await open(page, url, '?scene=storeys');
      const last = await page.evaluate(() =>
        [...document.querySelectorAll('.units > .unit')].at(-1)!.getAttribute('aria-label'),
      );
      expect(last, 'Night Heron', 'drawn last');
      expect(await count(page, '.air-shadow'), 1, 'shadows');
      expect([await count(page, '.template'), await count(page, '[data-piece="blast-1"] .figure')], [1, 0], 'an area');
    },
  },
  {
    name: 'pieces beside the table are in view and can be dragged onto it',
    async run(page, url) {
      await open(page, url, '?scene=storeys');
      const from = await middle(page, '[data-piece="late-1"]');
      ensure(from.x > 0, 'beside the table, but in the window');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y, { steps: 5 });
      await settle(page);
      ensure((await count(page, '.ghosts-legal')) === 1, 'a way that begins beside the table');
      await page.mouse.up();
      expect(await page.evaluate(() => probe.gestures.map((g) => g.gesture)), ['drag'], 'gestures');
    },
  },
];
