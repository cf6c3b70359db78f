import type { Page } from 'playwright-core';
import { type BrowserTest, ensure, open, over, settled, setUp } from './help/page.ts';

const MINUTE = 60_000;

/** Drags the movable unit a little; takes the ghost if it is legal. Says whether it could. */
async function dragSomewhere(page: Page, turn: number): Promise<boolean> {
  const piece = page.locator('.wt-table .piece.is-movable').first();
  const box = (await piece.count()) > 0 ? await piece.boundingBox() : null;
  if (box === null) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = [Math.round(60 * Math.cos(turn)), Math.round(60 * Math.sin(turn))];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 2 });
  await page.mouse.move(x + dx, y + dy, { steps: 2 });
  await page.mouse.up();
  await page
    .locator('.draft')
    .waitFor({ timeout: 3000 })
    .catch(() => undefined);
  const confirm = page.locator('.panel.decision button.primary:enabled').first();
  if ((await page.locator('.draft.good').count()) === 0) return false;
  await confirm.click();
  return true;
}

/** One decision with the mouse alone: a drag, a click on the table, an option, or the suggestion. */
async function decideByMouse(page: Page, n: number): Promise<'drag' | 'place' | 'option' | 'suggestion'> {
  if ((await page.locator('.wt-table .piece.is-movable').count()) > 0 && (await dragSomewhere(page, n))) return 'drag';
  const tool = await page.locator('.wt-table').first().getAttribute('data-tool');
  if (tool === 'place' && n % 2 === 0) {
    const box = (await page.locator('section.board').boundingBox())!;
    await page.mouse.move(box.x + box.width * (0.25 + 0.07 * (n % 8)), box.y + box.height * 0.75);
    await page.mouse.down();
    await page.mouse.up();
    await page
      .locator('.draft.good')
      .waitFor({ timeout: 700 })
      .catch(() => undefined);
    if ((await page.locator('.draft.good').count()) > 0) {
      await page.locator('.panel.decision button.primary:enabled').first().click();
      return 'place';
    }
  }
  const selects = page.locator('.panel.decision > label.field select');
  if ((await selects.count()) > 0 && n % 2 === 0) {
    for (const select of await selects.all()) {
      const values = await select
        .locator('option')
        .evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
      await select.selectOption(values[n % values.length]!);
    }
    await page.locator('.panel.decision button.primary').click();
    await page.waitForTimeout(200);
    if ((await page.locator('.refusal').count()) === 0) return 'option';
  }
  const options = page.locator('.panel.decision button.option:not([data-key=""])');
  const posed = (await page.locator('.panel.decision .by-direction, .panel.decision .draft').count()) > 0;
  const count = posed ? 0 : await options.count();
  if (count > 0 && n % 3 === 0) {
    const one = options.nth(n % count);
    await one.click();
    const confirm = page.locator('.panel.decision button.primary:enabled');
    if ((await one.getAttribute('aria-pressed').catch(() => null)) === 'true' && (await confirm.count()) > 0)
      await confirm.first().click();
    return 'option';
  }
  await page.locator('.suggestion').click({ timeout: 3000 });
  return 'suggestion';
}

async function playByMouse(page: Page, most: number, until: number): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  const end = Date.now() + until;
  for (let n = 0; n < most && Date.now() < end; n++) {
    await settled(page);
    if (await over(page)) break;
    const how = await decideByMouse(page, n).catch(() => 'again');
    done[how] = (done[how] ?? 0) + 1;
    await page.waitForTimeout(30);
  }
  return done;
}

const told = (done: Record<string, number>): string =>
  Object.entries(done)
    .map(([k, n]) => `${n} × ${k}`)
    .join(', ');

/** Warpath's demo goes on until one side is gone; its battles have a last turn. */
const LIMITED = 'Battle';

/** Demonworld's first game knows no last round: there the battle is given up after a while. */
const ENDLESS = ['demonworld-2e'];

export const browserTests: readonly BrowserTest[] = [
  ...['practice-skirmish', 'practice-hexfield', 'foundation40k', 'warpath-1e', 'demonworld-2e'].map(
    (game): BrowserTest => ({
      name: `a whole battle of ${game} with the mouse`,
      async run(page, url) {
        await open(page, url);
        await setUp(page, url, game, game === 'warpath-1e' ? { scenario: LIMITED } : {});
        const endless = ENDLESS.includes(game);
        const done = await playByMouse(page, endless ? 60 : 1500, endless ? MINUTE / 2 : 4 * MINUTE);
        if (endless && !(await over(page))) {
          await page.getByRole('button', { name: 'Menu', exact: true }).click();
          await page.getByRole('button', { name: 'Give up' }).click();
          await page.getByRole('button', { name: 'Yes' }).click();
        }
        await page.locator('dialog.result').waitFor();
        return told(done);
      },
    }),
  ),
  {
    name: 'a whole battle with the keyboard alone',
    async run(page, url) {
      await open(page, url);
      await page.locator('a[href="#/new/practice-skirmish"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('fieldset select').nth(1).focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('button[type=submit]').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/battle\//);
      let digits = 0;
      for (let n = 0; n < 500; n++) {
        await settled(page);
        if (await over(page)) break;
        await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        if (n % 3 === 0 && (await page.locator('[data-key="1"]').count()) > 0) {
          await page.keyboard.press('1');
          await page.waitForTimeout(40);
          await page.keyboard.press('d');
          const confirm = page.locator('.panel.decision button.primary:enabled').first();
          if (
            (await page.locator('.draft.good, button.option[aria-pressed="true"]').count()) > 0 &&
            (await confirm.count()) > 0
          ) {
            await confirm.focus();
            await page.keyboard.press('Enter');
          }
          digits++;
        } else await page.keyboard.press('s');
        await page.waitForTimeout(30);
      }
      await page.locator('dialog.result').waitFor();
      ensure(digits > 5, 'options were chosen by their numbers');
    },
  },
  {
    name: 'two people on one screen with secret orders: nothing is shown before the screen is handed over',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-hexfield', { seats: ['person', 'person'] });
      let handed = 0;
      for (let n = 0; n < 120; n++) {
        await settled(page);
        if (await over(page)) break;
        const hand = page.locator('.hand-over button');
        if ((await hand.count()) > 0) {
          ensure((await page.locator('.wt-table').count()) === 0, 'no table is to be seen');
          ensure((await page.locator('.lines').count()) === 0, 'no journal is to be seen');
          await hand.click();
          handed++;
        } else
          await page
            .locator('.suggestion')
            .click({ timeout: 3000 })
            .catch(() => undefined);
        await page.waitForTimeout(20);
      }
      await page.locator('dialog.result').waitFor();
      ensure(handed >= 4, `handed over ${handed} times`);
      return `${handed} hand-overs`;
    },
  },
  {
    name: 'real dice are typed in',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish', { typed: true });
      for (let n = 0; n < 80 && (await page.locator('.dice-entry').count()) === 0; n++) {
        await settled(page);
        if ((await page.locator('.dice-entry').count()) > 0) break;
        await page.locator('.suggestion').click();
        await page.waitForTimeout(50);
      }
      const entry = page.locator('.dice-entry');
      const text = (await entry.textContent()) ?? '';
      const faces = Number(/(\d+) ×/.exec(text)?.[1] ?? /(\d+)d/.exec(text)?.[1] ?? 1);
      await entry.locator('input').fill(Array.from({ length: faces }, () => 6).join(' '));
      await entry.getByRole('button', { name: 'Enter the roll' }).click();
      await page.locator('.lines .dice').first().waitFor();
    },
  },
];
