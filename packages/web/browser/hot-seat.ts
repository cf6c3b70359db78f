import type { Page } from 'playwright-core';
import { fixChance } from './help/fixed.ts';
import { type BrowserTest, ensure, open, over, settled, setUp } from './help/page.ts';

/** Everything a page holds that somebody at the screen could read, hear or find with the browser's tools on it. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inputs = [...document.querySelectorAll('input, select, textarea')].map((e) => {
      const { value, checked } = e as HTMLInputElement;
      return `${value} ${checked}`;
    });
    const kept = [localStorage, sessionStorage].map((s) => JSON.stringify(Object.entries(s).sort()));
    return [document.title, location.href, document.documentElement.outerHTML, ...inputs, ...kept].join('\n');
  });

/** Answers the open decision: as suggested, or clearly otherwise. */
async function answer(page: Page, otherwise: boolean): Promise<string> {
  const title = (await page.locator('.panel.decision h2').first().textContent()) ?? '';
  if (otherwise) {
    const panel = page.locator('.panel.decision');
    const radios = panel.locator('fieldset.assign input:not(:checked)');
    const boxes = panel.locator('.options input[type=checkbox]:not(:checked)');
    const ways = panel.locator('.options button.option');
    if ((await radios.count()) > 0) await radios.last().check();
    else if ((await boxes.count()) > 0) await boxes.first().check();
    else if ((await panel.locator('input[type=number]').count()) > 0)
      await panel.locator('input[type=number]').press('ArrowUp');
    else await ways.nth(1).click();
    await panel.locator('button.primary:enabled').first().click();
  } else await page.locator('.suggestion').click();
  return title;
}

type Told = {
  /** What the others could see while the answer was secret, in order. */
  readonly secret: readonly string[];
  /** What was seen once all had answered. */
  readonly revealed: string;
  readonly title: string;
  readonly handOvers: number;
};

const sealed = (page: Page): Promise<boolean> =>
  page
    .getByText('Secret until all have decided.')
    .count()
    .then((n) => n > 0);

const whoDecides = (page: Page): Promise<string> =>
  page
    .locator('.panel.decision .who')
    .innerText()
    .then((t) => t.trim());

/** Plays with two people to the n-th secret decision of the first of them, who decides it one way or the other. */
async function world(page: Page, url: string, game: string, nth: number, otherwise: boolean): Promise<Told> {
  await fixChance(page);
  await open(page, url);
  await setUp(page, url, game, { seats: ['person', 'person'] });
  let first = '';
  let count = 0;
  for (let n = 0; n < 80; n++) {
    await settled(page);
    if ((await page.locator('.hand-over button').count()) > 0) {
      await page.locator('.hand-over button').click();
      await page.locator('.hand-over').waitFor({ state: 'detached' });
      continue;
    }
    const who = await whoDecides(page);
    if (await sealed(page)) {
      first ||= who;
      if (who === first && count++ === nth) {
        const title = await answer(page, otherwise);
        return { title, ...(await whileSecret(page, who)) };
      }
    }
    const before = await page.locator('.panel.decision').innerHTML();
    await answer(page, false);
    await changed(page, before);
  }
  throw new Error(`${game} has no ${nth + 1}. secret decision`);
}

const changed = (page: Page, before: string): Promise<unknown> =>
  page.waitForFunction((b) => document.querySelector('.panel.decision')?.innerHTML !== b, before, { timeout: 5000 });

async function whileSecret(page: Page, who: string): Promise<Omit<Told, 'title'>> {
  const secret: string[] = [];
  let handOvers = 0;
  for (;;) {
    await page.waitForFunction(
      (w) =>
        document.querySelector('.hand-over') !== null ||
        (document.querySelector('.panel.decision .who') as HTMLElement | null)?.innerText.trim() !== w,
      who,
    );
    await settled(page);
    const handOver = page.locator('.hand-over button');
    if ((await handOver.count()) > 0) {
      const to = (await handOver.innerText()).replace('I am ', '');
      if (who.startsWith(to)) break;
      handOvers++;
      ensure((await page.locator('.wt-table, .lines, .unit-list, .panel').count()) === 0, 'the screen is empty');
      secret.push(await everything(page));
      await handOver.click();
      await page.locator('.hand-over').waitFor({ state: 'detached' });
      continue;
    }
    if (!(await sealed(page))) break;
    await page.getByRole('button', { name: 'Units', exact: true }).click();
    await page.locator('.unit-list button').first().click();
    await page.getByText('The table in words').click();
    secret.push(await everything(page));
    await page.getByRole('button', { name: 'Journal', exact: true }).click();
    const before = await page.locator('.panel.decision').innerHTML();
    await answer(page, false);
    await changed(page, before).catch(() => undefined);
  }
  return { secret, handOvers, revealed: await everything(page) };
}

/** Where two pages begin to differ. */
function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `… ${a.slice(Math.max(0, i - 120), i + 80)} … instead of … ${b.slice(Math.max(0, i - 40), i + 80)} …`;
}

const cases = [
  { game: 'practice-hexfield', decisions: [0, 1, 2, 3] },
  { game: 'demonworld-2e', decisions: [0, 1] },
];

export const browserTests: readonly BrowserTest[] = [
  ...cases.map(
    ({ game, decisions }): BrowserTest => ({
      name: `${game}, two people on one screen: what one decides in secret changes nothing the other can find before the reveal`,
      long: true,
      async run(page, url) {
        const told: string[] = [];
        let differed = 0;
        for (const nth of decisions) {
          const worlds: Told[] = [];
          for (const otherwise of [false, true]) {
            const context = await page.context().browser()!.newContext({ viewport: { width: 1280, height: 800 } });
            const fresh = await context.newPage();
            fresh.setDefaultTimeout(15_000);
            try {
              worlds.push(await world(fresh, url, game, nth, otherwise));
            } finally {
              await context.close();
            }
          }
          const [a, b] = worlds as [Told, Told];
          ensure(a.handOvers >= 1 && b.handOvers >= 1, `${a.title}: the screen was handed over`);
          ensure(a.secret.length === b.secret.length && a.secret.length >= 2, `${a.title}: the same screens were seen`);
          a.secret.forEach((seen, i) => {
            if (seen !== b.secret[i]) throw new Error(`${a.title}, screen ${i}: ${difference(seen, b.secret[i]!)}`);
          });
          if (a.revealed !== b.revealed) differed++;
          told.push(a.title);
        }
        ensure(differed > 0, 'what was decided shows after the reveal');
        return told.join(' ');
      },
    }),
  ),
  {
    name: 'a hot-seat battle with secret orders is played to its end',
    long: true,
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-hexfield', { seats: ['person', 'person'] });
      let handed = 0;
      for (let n = 0; n < 300; n++) {
        await settled(page);
        if (await over(page)) break;
        const hand = page.locator('.hand-over button');
        if ((await hand.count()) > 0) {
          ensure((await page.locator('.wt-table, .lines').count()) === 0, 'neither table nor journal is to be seen');
          await hand.click();
          await page.locator('.hand-over').waitFor({ state: 'detached' });
          handed++;
        } else
          await page
            .locator('.suggestion')
            .click({ timeout: 3000 })
            .catch(() => undefined);
      }
      await page.locator('dialog.result').waitFor();
      ensure(handed >= 4, `handed over ${handed} times`);
      return `${handed} hand-overs`;
    },
  },
];
