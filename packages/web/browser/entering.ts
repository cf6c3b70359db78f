import type { Page } from 'playwright-core';
import { type BrowserTest, ensure, open, settled, setUp } from './help/page.ts';

const title = (page: Page): Promise<string | null> => page.locator('.panel.decision h2').first().textContent();

/** Chooses by a digit and confirms with Enter, which decides what was asked. */
async function decideByKeys(page: Page): Promise<void> {
  const before = await title(page);
  await page.locator('[data-key="1"]').waitFor();
  await page.keyboard.press('1');
  await page.locator('.draft.good').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction((t) => document.querySelector('.panel.decision h2')?.textContent !== t, before);
}

/** Typed text goes where it should and has the effect the page promises. */
export const browserTests: readonly BrowserTest[] = [
  {
    name: 'the size of armies is typed digit by digit; what cannot be starts nothing else',
    async run(page, url) {
      await open(page, url);
      await page.goto(`${url}#/new/warpath-1e`);
      await page.getByRole('radio', { name: 'Battle', exact: true }).check();
      const points = page.getByRole('spinbutton', { name: 'Other number of points' });
      await points.fill('');
      await points.pressSequentially('1750');
      ensure((await points.inputValue()) === '1750', `1750 becomes ${await points.inputValue()}`);
      await points.fill('');
      await points.pressSequentially('7000');
      await page.locator('button[type=submit]:enabled').click();
      await page.waitForTimeout(300);
      ensure((await points.inputValue()) === '7000', 'the form refuses what it cannot take');
      ensure(page.url().includes('#/new/'), 'nothing has begun');
      await points.press('Enter');
      ensure((await points.inputValue()) === '5000', 'Enter takes the nearest that can be');
      await points.fill('3');
      await page.getByRole('heading', { level: 1 }).click();
      ensure((await points.inputValue()) === '100', 'so does leaving the field');
    },
  },
  {
    name: 'Enter confirms what a digit chose, whatever was clicked before',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'warpath-1e');
      await settled(page);
      await page.locator('.panel.decision button.option').first().click();
      await page.getByText('where to deploy').waitFor();
      await page.getByRole('button', { name: 'Journal', exact: true }).click();
      await decideByKeys(page);
      await settled(page);
      await page.getByRole('button', { name: 'Take back' }).click();
      await page.getByText('where to deploy').waitFor();
      const focused = await page.evaluate(() => document.activeElement?.id);
      ensure(focused === 'decision', `the decision has the keyboard, not ${focused}`);
      await decideByKeys(page);
      const undone = page.locator('.lines li', { hasText: 'takes a decision back' });
      ensure((await undone.count()) === 1, 'nothing else was taken back');
    },
  },
  {
    name: 'dice are typed without spaces, counted, and told what is wrong with them',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish', { typed: true });
      const entry = page.locator('.dice-entry');
      for (let n = 0; n < 80; n++) {
        await settled(page);
        if ((await entry.count()) === 0) await page.keyboard.press('s');
        else if (/ [2-9] dice/.test((await entry.textContent()) ?? '')) break;
        else await page.getByRole('button', { name: 'Roll for me' }).click();
        await page.waitForTimeout(60);
      }
      const dice = Number(/(\d+) dice/.exec((await entry.textContent()) ?? '')![1]);
      const field = entry.getByRole('textbox');
      const enter = entry.getByRole('button', { name: 'Enter the roll' });
      await field.fill('17');
      await entry.getByText('A die with 6 sides has no 7.').waitFor();
      await field.fill('1'.repeat(dice + 1));
      await entry.getByText('One die too many.').waitFor();
      ensure(await enter.isDisabled(), 'too many are not taken');
      await field.fill('2'.repeat(dice - 1));
      await entry.getByText(`${dice - 1} of ${dice}.`).waitFor();
      await field.fill('2'.repeat(dice));
      await enter.click();
      await entry.getByText(`${dice} of ${dice}.`).waitFor({ state: 'detached' });
    },
  },
];
