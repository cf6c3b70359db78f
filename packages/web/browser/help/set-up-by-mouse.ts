import type { Locator, Page } from 'playwright-core';
import { clickAt } from './mouse.ts';
import { ensure } from './page.ts';

/** What is chosen, by the words shown on the page. */
export type MouseWishes = {
  readonly title: string;
  readonly scenario?: string;
  /** One for each heading: an army, a size, a table. */
  readonly tiles?: Readonly<Record<string, string>>;
  readonly seats?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
};

/**
 * Opens a list with the mouse and takes one of its lines. The open list is the browser's own, so keys lead to the line.
 */
async function takeFrom(page: Page, list: Locator, line: string): Promise<void> {
  const lines = await list.locator('option').allTextContents();
  const index = lines.findIndex((l) => l.includes(line));
  ensure(index >= 0, `${line} is not among ${lines.join(', ')}`);
  await clickAt(page, list);
  await page.keyboard.press('Home');
  for (let i = 0; i < index; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const taken = await list.evaluate((s: HTMLSelectElement) => s.selectedOptions[0]?.text ?? '');
  ensure(taken.includes(line), `${taken} instead of ${line}`);
}

/** From the loaded start page to a battle of the player's choice, using only clicks. */
export async function setUpByMouse(page: Page, wishes: MouseWishes): Promise<void> {
  await clickAt(page, page.getByRole('link', { name: `Set up ${wishes.title}` }));
  await page.waitForURL(/#\/new\//);
  await page.locator('button[type=submit]:enabled').waitFor();
  if (wishes.scenario !== undefined)
    await clickAt(page, page.locator('fieldset').first().locator('label', { hasText: wishes.scenario }).last());
  for (const [heading, tile] of Object.entries(wishes.tiles ?? {})) {
    const choice = page.locator('.choice', { has: page.getByRole('heading', { name: heading }) });
    const wanted = choice.locator('label', { hasText: tile });
    await clickAt(page, wanted);
    await wanted.locator('input:checked').waitFor({ state: 'attached' });
  }
  const seats = page.locator('.seats select');
  await seats.first().waitFor();
  for (const [i, seat] of (wishes.seats ?? []).entries()) await takeFrom(page, seats.nth(i), seat);
  if (wishes.options !== undefined) await clickAt(page, page.locator('details > summary'));
  for (const [name, value] of Object.entries(wishes.options ?? {}))
    await takeFrom(page, page.locator('label.option', { hasText: name }).locator('select'), value);
  await page.locator('button[type=submit]:enabled').waitFor();
  await clickAt(page, page.locator('button[type=submit]'));
  await page.waitForURL(/#\/battle\//);
}
