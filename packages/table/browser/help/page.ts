/** The demo as seen from a test. */
import type { Page } from 'playwright-core';
import type { Probe } from '../../demo/main.ts';

/** Known inside `page.evaluate` only. */
declare global {
  var probe: Probe;
}

export async function open(page: Page, url: string, query = ''): Promise<void> {
  await page.goto(`${url}${query}`);
  await page.locator('[data-piece]').first().waitFor({ state: 'attached' });
  await settle(page);
}

/** Two frames, and the pause after which a zoom is painted anew. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), 160),
      ),
  );

/** The middle of a piece or unit label on the screen. */
export async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function expect(found: unknown, wanted: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}

export function ensure(fact: boolean, what: string): void {
  if (!fact) throw new Error(what);
}
