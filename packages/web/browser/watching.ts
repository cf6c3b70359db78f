import type { Page } from 'playwright-core';
import { type BrowserTest, ensure, open, setUp } from './help/page.ts';

const told = (page: Page): Promise<number> => page.locator('.panel.journal .lines li').count();

/** Whether nothing more is told for a while. */
async function isStill(page: Page): Promise<boolean> {
  await page.waitForTimeout(1500);
  const before = await told(page);
  await page.waitForTimeout(1500);
  return (await told(page)) === before;
}

const moreThan = (page: Page, n: number): Promise<unknown> =>
  page.waitForFunction((m) => document.querySelectorAll('.panel.journal .lines li').length > m, n);

export const browserTests: readonly BrowserTest[] = [
  {
    name: 'an onlooker stops the computers, lets them take steps, and looks on to the end',
    async run(page, url) {
      await open(page, url);
      await page.evaluate(() => localStorage.setItem('walstatt-settings', '{"language":"en","pace":"slow"}'));
      await page.reload();
      await setUp(page, url, 'practice-skirmish', { seats: ['easy', 'easy'] });
      await page.getByRole('button', { name: 'Pause' }).click();
      ensure(await isStill(page), 'stopped computers do nothing');
      ensure((await page.getByRole('button', { name: 'Take back' }).count()) === 0, 'onlookers take nothing back');
      const first = await told(page);
      await page.getByRole('button', { name: 'One step on' }).click();
      await moreThan(page, first);
      ensure(await isStill(page), 'a step is one step');
      const second = await told(page);
      await page.keyboard.press('n');
      await moreThan(page, second);
      await page.getByLabel('Pace of the computer').selectOption('instant');
      await page.reload();
      await page.getByRole('button', { name: 'Go on', exact: true }).waitFor();
      ensure(
        (await page.getByLabel('Pace of the computer').inputValue()) === 'instant' && (await isStill(page)),
        'pace and pause are remembered',
      );
      await page.keyboard.press('p');
      await page.locator('dialog.result').waitFor({ timeout: 120_000 });
    },
  },
];
