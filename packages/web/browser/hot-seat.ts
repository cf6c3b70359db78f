import type { Page } from 'playwright-core';
import { fixChance } from './help/fixed.ts';
import { type BrowserTest, ensure, open, over, settled, setUp } from './help/page.ts';

/** Everything in a page that somebody at the screen could read, hear or find with the browser's tools. */
async function everything(page: Page): Promise<string> {
  // Advice comes when it comes. How long it takes is no secret, but it would make two pages differ.
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  return page.evaluate(() => {
    const inputs = [...document.querySelectorAll('input, select, textarea')].map((e) => {
      const { value, checked } = e as HTMLInputElement;
      return `${value} ${checked}`;
    });
    const kept = [localStorage, sessionStorage].map((s) => JSON.stringify(Object.entries(s).sort()));
    return [document.title, location.href, document.documentElement.outerHTML, ...inputs, ...kept].join('\n');
  });
}

const titleOf = async (page: Page): Promise<string> =>
  (await page.locator('.panel.decision h2').first().textContent()) ?? '';

/** The player who decides, without the rule's id next to the name. */
const whoDecides = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const line = document.querySelector('.panel.decision .who');
    return (line?.textContent ?? '').replace(line?.querySelector('.rule-link')?.textContent ?? '', '').trim();
  });

/** Gives an answer and waits until the page has taken it and moved on to another question, message or person. */
async function answer(page: Page, button: string): Promise<void> {
  const read = (): string =>
    ['.hand-over', '.panel.decision .who', '.panel.decision h2', '.lines li:last-child', 'dialog.result']
      .map((part) => document.querySelector(part)?.textContent ?? '-')
      .join(' | ');
  const before = await page.evaluate(read);
  try {
    await page.locator(button).first().click({ timeout: 5000 });
  } catch (error) {
    // The decision was over before the click: its last answer was still being carried out.
    if ((await page.locator('.hand-over, dialog.result').count()) === 0) throw error;
  }
  await page
    .waitForFunction(`(${read})() !== ${JSON.stringify(before)}`, undefined, { timeout: 5000 })
    .catch(() => undefined);
}

/** Answers the open decision as suggested. */
const accept = (page: Page): Promise<void> => answer(page, '.suggestion');

/** Answers the open decision with something clearly different from the suggestion. */
async function differ(page: Page): Promise<void> {
  const panel = page.locator('.panel.decision');
  const radios = panel.locator('fieldset.assign input:not(:checked)');
  const boxes = panel.locator('.options input[type=checkbox]');
  const number = panel.locator('input[type=number]');
  const ways = panel.locator('.options button.option');
  if ((await radios.count()) > 0) await radios.last().check();
  else if ((await boxes.count()) > 0) await boxes.first().click();
  else if ((await number.count()) > 0) await number.first().press('ArrowDown');
  else {
    await ways.first().waitFor();
    await ways.last().click();
  }
  await panel.locator('button.primary:enabled').first().waitFor();
  await answer(page, '.panel.decision button.primary:enabled');
}

type Told = {
  /** What the other player could see while the answer was secret, in order. */
  readonly secret: readonly string[];
  /** What was seen once all players had answered. */
  readonly revealed: string;
  readonly handOvers: number;
};

/** Opens everything the page offers to look at, so that nothing hides in a panel that is not shown. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Units', exact: true }).click();
  await page.locator('.unit-list button').first().click();
  await page.getByText('The table in words').click();
}

/** Plays with two people, who follow the suggestions. The first to be asked `about` decides it one way or the other. */
async function world(page: Page, url: string, game: string, about: string, otherwise: boolean): Promise<Told> {
  await fixChance(page);
  await open(page, url);
  await setUp(page, url, game, { seats: ['person', 'person'] });
  const secret: string[] = [];
  let owner = '';
  let handOvers = 0;
  for (let n = 0; n < 60; n++) {
    await settled(page);
    const handOver = page.locator('.hand-over button');
    if ((await handOver.count()) > 0) {
      ensure((await page.locator('.wt-table, .lines, .unit-list, .panel').count()) === 0, 'the screen is empty');
      if (owner !== '') {
        handOvers++;
        secret.push(await everything(page));
      }
      await handOver.click();
      await page.locator('.hand-over').waitFor({ state: 'detached' });
      continue;
    }
    const [who, title] = [await whoDecides(page), await titleOf(page)];
    const isIt = title.includes(about);
    if (isIt && owner === '') {
      owner = who;
      ensure((await page.getByText('Secret until all have decided.').count()) > 0, `${title} says that it is secret`);
      await (otherwise ? differ(page) : accept(page));
      continue;
    }
    if (owner !== '' && who !== owner) {
      await lookAround(page);
      secret.push(await everything(page));
      await page.getByRole('button', { name: 'Journal', exact: true }).click();
      await accept(page);
      if (!isIt) continue;
      await settled(page);
      return { secret, handOvers, revealed: await everything(page) };
    }
    await accept(page);
  }
  throw new Error(`${game} never asks: ${about}`);
}

/** The point at which two pages begin to differ. */
function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `… ${a.slice(Math.max(0, i - 120), i + 80)} … instead of … ${b.slice(Math.max(0, i - 40), i + 80)} …`;
}

const cases = [
  {
    game: 'practice-hexfield',
    abouts: ['lie hidden', 'Where do your units stand', 'Which field does your plot', 'orders of your units'],
  },
  { game: 'demonworld-2e', abouts: ['Set up all your elements', 'order marker face down'] },
];

async function inBothWorlds(page: Page, url: string, game: string, about: string): Promise<readonly [Told, Told]> {
  const worlds: Told[] = [];
  for (const otherwise of [false, true]) {
    const context = await page
      .context()
      .browser()!
      .newContext({ viewport: { width: 1280, height: 800 } });
    const fresh = await context.newPage();
    fresh.setDefaultTimeout(10_000);
    try {
      worlds.push(await world(fresh, url, game, about, otherwise));
    } finally {
      await context.close();
    }
  }
  return [worlds[0]!, worlds[1]!];
}

export const browserTests: readonly BrowserTest[] = [
  ...cases.flatMap(({ game, abouts }) =>
    abouts.map(
      (about): BrowserTest => ({
        name: `${game}, two people on one screen: "${about}" stays secret until the reveal`,
        async run(page, url) {
          const [a, b] = await inBothWorlds(page, url, game, about);
          ensure(a.handOvers >= 1 && a.secret.length >= 2, 'the screen was handed over, then the other decided');
          ensure(a.secret.length === b.secret.length, 'the same screens were seen');
          a.secret.forEach((seen, i) => {
            if (seen !== b.secret[i]) throw new Error(`screen ${i}: ${difference(seen, b.secret[i]!)}`);
          });
          return `${a.secret.length} screens; ${a.revealed === b.revealed ? 'still hidden' : 'seen'} after the reveal`;
        },
      }),
    ),
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
