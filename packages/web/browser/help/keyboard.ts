import type { Page } from 'playwright-core';
import type { Ways } from './mouse.ts';
import { over, readOption, refused, settled } from './page.ts';

/** What has the keyboard now, as a screen reader would announce it. Only looks and never moves the focus. */
type Focused = { readonly tag: string; readonly name: string; readonly value: string; readonly inside: string };

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const e = document.activeElement as
      | (HTMLElement & { value?: string; labels?: NodeListOf<HTMLLabelElement> })
      | null;
    const legend = e?.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
    const name = e?.getAttribute('aria-label') ?? e?.labels?.[0]?.textContent ?? e?.textContent ?? '';
    const place = e?.closest('.wt-table, .panel, dialog, form, main, header');
    return {
      tag: e?.tagName.toLowerCase() ?? '',
      name: `${legend} ${name}`.trim().replace(/\s+/g, ' '),
      value: String(e?.value ?? ''),
      inside: place?.className || place?.tagName.toLowerCase() || '',
    };
  });

const press = (page: Page, ...keys: string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Presses Tab until something with this name has the keyboard. */
export async function tabTo(page: Page, name: string | RegExp, most = 150): Promise<Focused> {
  const fits = (f: Focused): boolean => (typeof name === 'string' ? f.name.includes(name) : name.test(f.name));
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now.tag !== 'body' && fits(now)) return now;
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

/** Sets a list to one of its options with the arrows. */
async function arrowTo(page: Page, option: string): Promise<void> {
  await press(page, 'Home');
  for (let i = 0; i < 20; i++) {
    const shown = await page.evaluate(() => {
      const e = document.activeElement;
      return e instanceof HTMLSelectElement ? (e.selectedOptions[0]?.text ?? '') : '';
    });
    if (shown.endsWith(option)) return;
    await press(page, 'ArrowDown');
  }
  throw new Error(`${option} is not in the list`);
}

export type KeyWishes = {
  readonly title: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string>>;
};

/** From the loaded start page to a battle against the easy computer, using only keys. */
export async function setUpByKeys(page: Page, wishes: KeyWishes): Promise<void> {
  await tabTo(page, `Set up ${wishes.title}`);
  await press(page, 'Enter');
  await page.waitForURL(/#\/new\//);
  await page.locator('button[type=submit]').waitFor();
  if (wishes.scenario !== undefined) {
    // All scenarios are one tab stop, and arrows go from one to the next.
    let now = await tabTo(page, /^Scenario/);
    for (let i = 0; i < 8 && !now.name.endsWith(wishes.scenario); i++) {
      await press(page, 'ArrowDown');
      now = await focused(page);
    }
  }
  let seat = await tabTo(page, /^Seats/);
  while (seat.value === 'person') seat = await tabTo(page, /^Seats/);
  await arrowTo(page, 'easy');
  if (wishes.options !== undefined) {
    await tabTo(page, 'Options of the rules');
    await press(page, 'Enter');
    for (const [name, value] of Object.entries(wishes.options)) {
      await tabTo(page, name);
      await arrowTo(page, value);
    }
  }
  await tabTo(page, 'Begin the battle');
  await press(page, 'Enter');
  await page.waitForURL(/#\/battle\//);
}

type Asking = {
  readonly movable: boolean;
  readonly tool: string;
  readonly keys: number;
  readonly assign: boolean;
  readonly dialog: boolean;
  readonly boxes: boolean;
};

const asking = (page: Page): Promise<Asking> =>
  page.evaluate(() => ({
    movable: document.querySelector('.wt-table .plate.is-movable') !== null,
    tool: document.querySelector<HTMLElement>('.wt-table')?.dataset['tool'] ?? '',
    keys: document.querySelectorAll('.panel.decision [data-key]').length,
    assign: document.querySelector('.panel.decision .for-all, .panel.decision fieldset.assign') !== null,
    dialog: document.querySelector('dialog[open]') !== null,
    boxes: document.querySelector('.panel.decision .options input[type=checkbox]') !== null,
  }));

const draft = (page: Page): Promise<'good' | 'bad' | 'none'> =>
  page
    .locator('.draft')
    .waitFor({ timeout: 1500 })
    .then(
      async () => ((await page.locator('.draft.good').count()) > 0 ? 'good' : 'bad'),
      () => 'none' as const,
    );

/** Where the nearest foe is, as seen from the unit that may be moved, and the keys that lead there. */
const towardsFoe = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spot = (e: Element) => {
      const b = e.getBoundingClientRect();
      return { x: b.x + b.width / 2, y: b.y + b.height / 2 };
    };
    const sideOf = (e: Element) => [...e.classList].find((c) => c.startsWith('side-'));
    const own = document.querySelector('.wt-table .plate.is-movable');
    if (own === null) return [];
    const at = spot(own);
    const foes = [...document.querySelectorAll('.wt-table .plate')].filter((p) => sideOf(p) !== sideOf(own)).map(spot);
    const far = (p: { x: number; y: number }) => Math.hypot(p.x - at.x, p.y - at.y);
    const foe = foes.sort((a, b) => far(a) - far(b))[0] ?? { x: at.x, y: 0 };
    const [dx, dy] = [foe.x - at.x, foe.y - at.y];
    const [across, along] = [dx < 0 ? 'ArrowLeft' : 'ArrowRight', dy < 0 ? 'ArrowUp' : 'ArrowDown'];
    return Math.abs(dx) > Math.abs(dy) ? [across, across, along] : [along, along, across];
  });

/** Moves the unit on the table: T, M, arrows, Enter to put it down, Enter to confirm. */
async function moveOnTable(page: Page): Promise<boolean> {
  const way = await towardsFoe(page);
  if (way.length === 0) return false;
  for (const steps of [way, way.slice(0, 1)]) {
    await press(page, 't', 'm', ...steps, 'Enter');
    if ((await draft(page)) !== 'good') continue;
    await press(page, 'Enter');
    return true;
  }
  return false;
}

/** Puts something on the table: T, M, arrows, Enter, Enter. */
async function placeOnTable(page: Page, n: number): Promise<boolean> {
  const side = n % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
  const down = Array.from({ length: 9 }, () => 'ArrowDown');
  await press(page, 't', 'm', ...Array.from({ length: n % 5 }, () => side), ...down, 'Enter');
  if ((await draft(page)) !== 'good') return false;
  await press(page, 'Enter');
  return true;
}

async function decide(page: Page, n: number, ways: Ways): Promise<string> {
  const { movable, tool, keys, assign, dialog, boxes } = await asking(page);
  if (dialog) {
    await press(page, 'Escape');
    return 'dialog';
  }
  const moved = ways['move on the table'] ?? 0;
  if (movable && (moved < 8 || n % 3 === 0) && (await moveOnTable(page))) return 'move on the table';
  if (tool === 'place' && n % 2 === 0 && (await placeOnTable(page, n))) return 'placed on the table';
  if (assign) {
    // The last digit gives the boldest order to every unit. A single entry is reached by Tab and arrows.
    if (keys > 0) await press(page, String(keys));
    else {
      await press(page, 'd');
      await page.waitForFunction(() => document.activeElement?.closest('.panel.decision'));
      await tabTo(page, /./, 3);
      await press(page, 'ArrowUp');
    }
    await press(page, 'Enter');
    if (!(await refused(page))) return 'orders';
    await press(page, 's');
    return 'suggestion';
  }
  if (boxes) {
    // Ticks options by their digits and confirms with Enter. If that is not allowed, takes the suggestion.
    await press(page, '1', 'Enter');
    await page.waitForTimeout(60);
    if (await asking(page).then((now) => now.boxes)) await press(page, 's');
    return 'ticked';
  }
  const posed = movable || tool === 'place' || tool === 'pick';
  if (!posed && keys > 0 && (moved < 3 || n % 2 === 0)) {
    const digit = String(1 + (await readOption(page, n, moved)));
    await press(page, digit);
    await page.waitForTimeout(30);
    const picked = (await page.locator('.panel.decision .option[aria-pressed="true"]').count()) > 0;
    if (picked) await press(page, digit);
    return 'digit';
  }
  await press(page, 's');
  return 'suggestion';
}

/** Plays using only the keyboard until the result is shown. */
export async function playByKeys(page: Page, most: number): Promise<Ways> {
  const ways: Ways = {};
  for (let n = 0; n < most; n++) {
    await settled(page);
    if (await over(page)) return ways;
    if ((await page.locator('.hand-over').count()) > 0) {
      await press(page, 'Enter');
      await page.locator('.hand-over').waitFor({ state: 'detached' });
      continue;
    }
    const before = await shown(page);
    const how = await decide(page, n, ways);
    ways[how] = (ways[how] ?? 0) + 1;
    await page
      .waitForFunction((b) => (document.querySelector('.panel.decision')?.innerHTML ?? '') !== b, before, {
        timeout: 800,
        polling: 20,
      })
      .catch(() => undefined);
  }
  throw new Error(`not over in time: ${JSON.stringify(ways)}`);
}

const shown = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.panel.decision')?.innerHTML ?? '');
