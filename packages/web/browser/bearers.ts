import type { Page } from 'playwright-core';
import { violations } from './help/access.ts';
import { bearersJournal } from './help/bearers.ts';
import { linkTo } from './help/journals.ts';
import { type BrowserTest, ensure, open, settled } from './help/page.ts';

/** Plays a journal on from where it ends. */
async function asked(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.goto(`${url}${linkTo(bearersJournal())}`);
  await page.locator('.replay .wt-table').waitFor();
  await page.locator('.timeline input[type=range]').press('End');
  await page.waitForTimeout(150);
  await page.locator('.panel.decision > button.primary').click();
  await page.waitForURL(/#\/battle\//);
  await settled(page);
  await page.locator('fieldset.assign.is-filled').waitFor();
}

const chosen = (page: Page): Promise<string> =>
  page
    .locator('fieldset.assign input:checked')
    .evaluateAll((all) => all.map((i) => i.getAttribute('aria-label')).join(', '));

async function becomes(page: Page, what: string, read: () => Promise<string>): Promise<void> {
  for (let n = 0; n < 40 && (await read()) !== what; n++) await page.waitForTimeout(50);
  ensure((await read()) === what, `${await read()} instead of ${what}`);
}

/** A number shown on the table, and the model it is on. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const good = document.querySelector('.wt-table .above .label-good');
    const box = good?.getBoundingClientRect();
    const under = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return `${good?.textContent} ${under?.closest('[data-piece]')?.getAttribute('data-piece')}`;
  });

const numberAt = async (page: Page, n: number): Promise<readonly [number, number]> => {
  const label = page.locator('.wt-table .above .label').filter({ hasText: new RegExp(`^${n}$`) });
  await label.waitFor();
  // The labels are drawn anew while the table comes nearer.
  let box = await label.boundingBox();
  for (let tries = 0; box === null && tries < 20; tries++) {
    await page.waitForTimeout(50);
    box = await label.boundingBox();
  }
  if (box === null) throw new Error(`no number ${n}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The assignment of weapons to twenty models. */
export const browserTests: readonly BrowserTest[] = [
  {
    name: 'models are chosen by numbers in the panel and by clicks on the table, which comes near and goes back',
    restyles: true,
    async run(page, url) {
      await asked(page, url);
      await becomes(page, 'near', async () => (await page.locator('.wt-table').getAttribute('data-detail')) ?? '');
      ensure(
        (await page.locator('.wt-table .above .label').count()) === 19,
        'every model but the leader has its number',
      );
      await page.locator('fieldset.assign').nth(1).locator('label', { hasText: '17' }).hover();
      await becomes(page, '17 red1.16', () => shown(page));
      ensure((await page.locator('.wt-table .piece.is-selected').count()) === 20, 'the unit stays selected');
      await page.mouse.click(...(await numberAt(page, 20)));
      await becomes(page, 'model 20, model 3, model 4', () => chosen(page));
      await page.mouse.click(...(await numberAt(page, 20)));
      await becomes(page, 'model 3, model 20, model 4', () => chosen(page));
      await page.locator('fieldset.assign.is-filled label', { hasText: '15' }).click();
      await becomes(page, 'model 3, model 20, model 15', () => chosen(page));
      const wrong = await violations(page, 'bearers', '.panel.decision');
      ensure(wrong.length === 0, wrong.join('\n'));
      await page.locator('.panel.decision > .primary').click();
      await page.locator('fieldset.assign').first().waitFor({ state: 'detached' });
      await becomes(page, 'far', async () => (await page.locator('.wt-table').getAttribute('data-detail')) ?? '');
    },
  },
  {
    name: 'models are chosen by keys alone, in the panel and on the table',
    async run(page, url) {
      await asked(page, url);
      await page.keyboard.press('7');
      await becomes(page, 'model 7, model 3, model 4', () => chosen(page));
      await page.locator('fieldset.assign').first().locator('input:checked').focus();
      await page.keyboard.press('ArrowRight');
      await becomes(page, 'model 8, model 3, model 4', () => chosen(page));
      await becomes(page, '8 red1.7', () => shown(page));
      await page.keyboard.press('Tab');
      await page.keyboard.press('9');
      await becomes(page, 'model 8, model 9, model 4', () => chosen(page));
      await page.keyboard.press('t');
      await page.locator('.wt-table .plate-button[data-unit="red1"]').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await becomes(page, 'model 8, model 3, model 4', () => chosen(page));
      const told = (await page.locator('.panel.decision [role=status]').textContent()) ?? '';
      ensure(told.endsWith('model 3'), told);
    },
  },
];
