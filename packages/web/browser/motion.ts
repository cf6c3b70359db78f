import type { Page } from 'playwright-core';
import { violations } from './help/access.ts';
import { fixChance } from './help/fixed.ts';
import { type BrowserTest, ensure, open, over, settled, setUp } from './help/page.ts';

/** Counts tracers over the table and moving pieces from now on. */
const count = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { tracers: 0, moves: 0 };
    Object.assign(globalThis, { seenMotion: seen });
    new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes)
          if (node instanceof Element && node.classList.contains('e-shot')) seen.tracers++;
        if (change.type === 'attributes' && (change.target as Element).classList.contains('piece')) seen.moves++;
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['transform'] });
  });

const seen = (page: Page): Promise<{ tracers: number; moves: number }> =>
  page.evaluate(() => (globalThis as unknown as { seenMotion: { tracers: number; moves: number } }).seenMotion);

async function play(page: Page, until: (s: { tracers: number; moves: number }) => boolean): Promise<void> {
  for (let n = 0; n < 70 && !until(await seen(page)); n++) {
    await settled(page);
    if (await over(page)) return;
    await page.keyboard.press('s');
    await page.waitForTimeout(60);
  }
}

export const browserTests: readonly BrowserTest[] = [
  {
    name: 'moves and attacks are shown happening',
    async run(page, url) {
      await fixChance(page);
      await open(page, url);
      await page.evaluate(() =>
        localStorage.setItem('walstatt-settings', '{"language":"en","motion":"full","pace":"fast"}'),
      );
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.reload();
      await setUp(page, url, 'practice-skirmish');
      await count(page);
      await play(page, (s) => s.tracers > 0 && s.moves > 40);
      const { tracers, moves } = await seen(page);
      ensure(tracers > 0 && moves > 40, `${tracers} tracers, ${moves} steps of pieces`);
      return `${tracers} tracers, ${moves} steps of pieces`;
    },
  },
  {
    name: 'with reduced motion nothing flies and pieces go in one step',
    async run(page, url) {
      await fixChance(page);
      await open(page, url);
      await setUp(page, url, 'practice-skirmish');
      await count(page);
      await play(page, () => false);
      const { tracers } = await seen(page);
      ensure(tracers === 0, `${tracers} tracers`);
      ensure((await page.locator('.panel.journal .lines li').count()) > 30, 'a battle was played');
    },
  },
  {
    name: 'the table in the round: loaded on demand, accessible, a tap selects, eyes of a model',
    restyles: true,
    async run(page, url) {
      await fixChance(page);
      await open(page, url);
      await setUp(page, url, 'practice-skirmish');
      for (let n = 0; n < 14; n++) {
        await settled(page);
        await page.keyboard.press('s');
        await page.waitForTimeout(50);
      }
      await settled(page);
      await page.locator('button.in-the-round').click();
      const view = page.locator('.wt-three');
      await view.locator('canvas').waitFor();
      const problems = await violations(page, 'in the round', 'section.board');
      ensure(problems.length === 0, problems.join('\n'));
      await page.getByRole('button', { name: 'Units', exact: true }).click();
      const box = (await view.boundingBox())!;
      for (let n = 0; n < 60 && (await page.locator('.unit-list [aria-pressed="true"]').count()) === 0; n++)
        await page.mouse.click(
          box.x + box.width * (0.1 + 0.08 * (n % 11)),
          box.y + box.height * (0.25 + 0.1 * (n >> 3)),
        );
      await page.locator('.unit-list [aria-pressed="true"]').waitFor();
      await page.getByRole('button', { name: /^Look over the shoulder/ }).click();
      await page.locator('.wt-three[data-stand="eye"]').waitFor();
      await page.locator('button.in-the-round').click();
      await page.locator('.wt-table .plate').first().waitFor();
    },
  },
];
