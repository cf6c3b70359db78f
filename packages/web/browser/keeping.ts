import type { Page } from 'playwright-core';
import { type BrowserTest, ensure, open, settled, setUp } from './help/page.ts';

async function decide(page: Page, n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    await settled(page);
    await page.locator('.suggestion').click();
    await page.waitForTimeout(80);
  }
  await settled(page);
  await page.waitForTimeout(300);
}

const linesOf = (page: Page): Promise<string[]> => page.locator('.panel.journal .lines li').allInnerTexts();
const titleOf = async (page: Page): Promise<string> =>
  (await page.locator('.panel.decision h2').first().textContent()) ?? '';

export const browserTests: readonly BrowserTest[] = [
  {
    name: 'a battle survives a reload, with its journal and its open decision',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish');
      await decide(page, 8);
      const [before, title] = [await linesOf(page), await titleOf(page)];
      await page.reload();
      await settled(page);
      ensure((await titleOf(page)) === title, 'the same decision is open');
      ensure(JSON.stringify(await linesOf(page)) === JSON.stringify(before), 'the journal is the same');
      await page.goto(url);
      await page.getByRole('link', { name: 'Play on' }).first().click();
      await settled(page);
      ensure((await titleOf(page)) === title, 'the battle goes on from the start page');
    },
  },
  {
    name: 'a decision is taken back',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish');
      await decide(page, 5);
      const title = await titleOf(page);
      await page.locator('.suggestion').click();
      await settled(page);
      await page.waitForTimeout(500);
      await page.getByRole('button', { name: 'Take back' }).first().click();
      await page.waitForFunction((t) => document.querySelector('.panel.decision h2')?.textContent === t, title);
    },
  },
  {
    name: 'replay: step, jump, play on from there; link and file',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish');
      await decide(page, 24);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: {
            writeText: async (t: string) => {
              document.title = t;
            },
          },
        });
      });
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      ensure((await saved).suggestedFilename().endsWith('.journal'), 'a journal file is saved');
      await page.getByRole('button', { name: 'Copy a link' }).click();
      await page.waitForFunction(() => document.title.includes('#/j/'));
      const link = await page.title();
      await page.getByRole('link', { name: 'Look back' }).click();
      const range = page.locator('.timeline input[type=range]');
      await range.waitFor();
      await page.getByRole('button', { name: 'One step on' }).click();
      await page.locator('.replay .wt-table').waitFor();
      const last = Number(await range.getAttribute('max'));
      ensure(last > 10, `${last} frames`);
      await range.fill(String(Math.floor(last / 2)));
      await page.locator('.lines li').first().waitFor();
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL(/#\/battle\//);
      await settled(page);
      await decide(page, 2);
      await page.goto('about:blank');
      await page.goto(link);
      await page.waitForFunction(
        (n) => document.querySelector('.timeline input[type=range]')?.getAttribute('max') === n,
        String(last),
      );
      return `link of ${link.length} characters`;
    },
  },
];
