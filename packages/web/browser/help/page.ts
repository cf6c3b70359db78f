import type { Page } from 'playwright-core';

/** See `tools/browser/suites.ts`, which runs them. */
export type BrowserTest = {
  readonly name: string;
  readonly long?: boolean;
  /** Gives the page styles of its own, which the page's policy on content forbids. */
  readonly restyles?: boolean;
  run(page: Page, url: string): Promise<string | void>;
};

export function ensure(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** The language is set and nothing is animated, so that tests wait only for what they look at. */
export async function open(page: Page, url: string, language: 'de' | 'en' = 'en'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((l) => {
    if (!location.protocol.startsWith('http')) return;
    if (localStorage.getItem('walstatt-settings') === null)
      localStorage.setItem('walstatt-settings', JSON.stringify({ language: l, theme: 'paper' }));
  }, language);
  await page.goto(url);
  await page.locator('.game').first().waitFor();
}

export type Wishes = {
  readonly scenario?: string;
  readonly seats?: readonly string[];
  readonly typed?: boolean;
  readonly options?: Readonly<Record<string, string>>;
};

/** Sets up a battle with its form, with `seats` in the order of the table. */
export async function setUp(page: Page, url: string, game: string, wishes: Wishes = {}): Promise<void> {
  await page.goto(`${url}#/new/${game}`);
  if (wishes.scenario !== undefined) await page.getByRole('radio', { name: wishes.scenario, exact: true }).check();
  const seats = page.locator('fieldset').nth(1).locator('select');
  await seats.first().waitFor();
  for (const [i, value] of (wishes.seats ?? ['person', 'easy']).entries()) await seats.nth(i).selectOption(value);
  if (wishes.typed) await page.locator('input[name=dice]').last().check();
  for (const [name, value] of Object.entries(wishes.options ?? {})) {
    await page.locator('details').evaluate((d: HTMLDetailsElement) => {
      d.open = true;
    });
    await page.locator('label.option', { hasText: name }).locator('select').selectOption({ label: value });
  }
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/#\/battle\//);
}

export const over = (page: Page): Promise<boolean> =>
  page
    .locator('dialog.result')
    .count()
    .then((n) => n > 0);

/** Waits for the next decision, hand-over or result. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForSelector('.panel.decision .suggestion, .panel.decision .dice-entry, dialog.result, .hand-over button');

/** Whether the answer just given was refused. */
export const refused = (page: Page): Promise<boolean> =>
  page
    .locator('.refusal')
    .waitFor({ timeout: 150 })
    .then(
      () => true,
      () => false,
    );

/** Which option to take: one that moves a unit until some units have moved, then varying ones. */
export const readOption = (page: Page, n: number, moved: number): Promise<number> =>
  page.evaluate(
    ([turn, done]) => {
      const texts = [...document.querySelectorAll('.panel.decision button.option')].map((b) => b.textContent ?? '');
      const moves = texts.slice(0, 9).findIndex((t) => /\b(move|advance|run|walk|charge|march)/i.test(t));
      return done < 5 && moves >= 0 ? moves : turn % Math.max(1, Math.min(texts.length, 4));
    },
    [n, moved] as const,
  );
