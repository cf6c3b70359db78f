import type { Locator, Page } from 'playwright-core';
import { ensure, over, readOption, refused, settled } from './page.ts';

/** How decisions were made, with counts. */
export type Ways = Record<string, number>;

export const toldWays = (ways: Ways): string =>
  Object.entries(ways)
    .map(([k, n]) => `${n} × ${k}`)
    .join(', ');

type Spot = { readonly x: number; readonly y: number };

const middleOf = (b: { x: number; y: number; width: number; height: number }): Spot => ({
  x: b.x + b.width / 2,
  y: b.y + b.height / 2,
});

/** A click at the middle of something visible, made only with the mouse. */
export async function clickAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded({ timeout: 3000 });
  const box = await target.boundingBox({ timeout: 3000 });
  if (box === null) throw new Error('nothing to click at');
  const { x, y } = middleOf(box);
  await page.mouse.click(x, y);
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

/** The middle of the first piece that may be moved, and of the nearest piece of another side that may not. */
const onTable = (page: Page): Promise<{ own: Spot; foe: Spot | null } | null> =>
  page.evaluate(() => {
    const spot = (e: Element) => {
      const b = e.getBoundingClientRect();
      return { x: b.x + b.width / 2, y: b.y + b.height / 2 };
    };
    const sideOf = (e: Element) => [...e.classList].find((c) => c.startsWith('side-'));
    const own = document.querySelector('.wt-table .piece.is-movable');
    if (own === null) return null;
    const at = spot(own);
    const far = (p: { x: number; y: number }) => Math.hypot(p.x - at.x, p.y - at.y);
    const foes = [...document.querySelectorAll('.wt-table .piece')].filter((p) => sideOf(p) !== sideOf(own)).map(spot);
    return { own: at, foe: foes.sort((a, b) => far(a) - far(b))[0] ?? null };
  });

const draftShown = (page: Page): Promise<unknown> =>
  page
    .locator('.draft')
    .waitFor({ timeout: 2000 })
    .catch(() => undefined);

const confirm = (page: Page): Locator => page.locator('.panel.decision button.primary:enabled').first();

/** Drags the unit towards the nearest foe, or less far if that is refused. Otherwise takes what is offered instead. */
async function dragForward(page: Page, n: number): Promise<boolean> {
  const there = await onTable(page);
  if (there === null) return false;
  const { own, foe } = there;
  const [dx, dy] = foe === null ? [0, -80] : [foe.x - own.x, foe.y - own.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  for (const part of [Math.min(0.8, 160 / length), 50 / length]) {
    const aside = ((n % 5) - 2) * 6;
    await drag(page, own, { x: own.x + dx * part + aside, y: own.y + dy * part });
    await draftShown(page);
    if ((await page.locator('.draft.good').count()) > 0) {
      await clickAt(page, confirm(page));
      return true;
    }
    const better = page.locator('.refusal button:not(.rule-link)').first();
    if ((await better.count()) > 0) {
      await clickAt(page, better);
      await page.locator('.draft.good').waitFor({ timeout: 1500 });
      await clickAt(page, confirm(page));
      return true;
    }
  }
  return false;
}

/** Clicks on the table where something is to be placed. */
async function place(page: Page, n: number): Promise<boolean> {
  const box = await page.locator('section.board').boundingBox();
  if (box === null) return false;
  for (const low of [0.8, 0.2]) {
    const [x, y] = [box.x + box.width * (0.2 + 0.08 * (n % 8)), box.y + box.height * low];
    await page.mouse.move(x - 4, y);
    await page.mouse.click(x, y);
    await draftShown(page);
    if ((await page.locator('.draft.good').count()) === 0) continue;
    await clickAt(page, confirm(page));
    return true;
  }
  return false;
}

/** Orders: one click gives all units the boldest order, then one unit gets another. */
async function assign(page: Page, n: number): Promise<void> {
  const sets = page.locator('.panel.decision fieldset.assign');
  const all = page.locator('.panel.decision .for-all button');
  if ((await all.count()) > 0) await clickAt(page, all.last());
  else await clickAt(page, sets.first().locator('input').last());
  if (n % 5 === 4) await clickAt(page, sets.last().locator('input').nth(1));
  await clickAt(page, confirm(page));
}

/** Makes one decision by mouse: a drag, a click on the table, an option, or the suggestion. */
async function decide(page: Page, n: number, ways: Ways): Promise<string> {
  const handOver = page.locator('.hand-over button');
  if ((await handOver.count()) > 0) {
    ensure((await page.locator('.wt-table, .lines').count()) === 0, 'neither table nor journal is to be seen');
    await clickAt(page, handOver);
    await page.locator('.hand-over').waitFor({ state: 'detached' });
    return 'hand-over';
  }
  const dragged = ways['drag'] ?? 0;
  if ((await page.locator('.wt-table .piece.is-movable').count()) > 0 && (dragged < 24 || n % 2 === 0)) {
    if (await dragForward(page, n)) return 'drag';
  }
  if ((await page.locator('.panel.decision fieldset.assign').count()) > 0) {
    await assign(page, n);
    if (!(await refused(page))) return 'assign';
    await clickAt(page, page.locator('.suggestion'));
    return 'suggestion';
  }
  const tool = await page.locator('.wt-table').first().getAttribute('data-tool');
  if (tool === 'place' && n % 2 === 0 && (await place(page, n))) return 'place';
  const picks = page.locator('.panel.decision button.option:not(:disabled)');
  const posed = (await page.locator('.panel.decision').locator('.by-direction, .draft').count()) > 0 || tool !== 'hand';
  const count = posed ? 0 : await picks.count();
  if (count > 0 && (dragged < 3 || n % 2 === 0)) {
    const one = picks.nth(await readOption(page, n, dragged));
    await clickAt(page, one);
    await page.waitForTimeout(30);
    if ((await one.getAttribute('aria-pressed', { timeout: 200 }).catch(() => null)) === 'true')
      await clickAt(page, confirm(page));
    return 'option';
  }
  await clickAt(page, page.locator('.suggestion'));
  return 'suggestion';
}

/** Plays for all people at the screen until the result is shown. Calls `look` before each decision. */
export async function playByMouse(page: Page, most: number, look?: () => Promise<void>): Promise<Ways> {
  const ways: Ways = {};
  for (let n = 0; n < most; n++) {
    await settled(page);
    if (await over(page)) return ways;
    const before = await decisionNow(page);
    await look?.();
    // The computer may answer between the look and the click. The next look then finds the new decision.
    const how = await decide(page, n, ways).catch(() => 'again');
    ways[how] = (ways[how] ?? 0) + 1;
    await changed(page, before);
  }
  throw new Error(`not over in time: ${toldWays(ways)}`);
}

/** What distinguishes one decision from the next. */
const decisionNow = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.panel.decision')?.innerHTML ?? '');

const changed = (page: Page, before: string): Promise<unknown> =>
  page
    .waitForFunction((b) => (document.querySelector('.panel.decision')?.innerHTML ?? '') !== b, before, {
      timeout: 1000,
      polling: 20,
    })
    .catch(() => undefined);
