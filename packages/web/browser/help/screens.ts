import type { RequestKind } from '@walstatt/engine/host';
import type { Page } from 'playwright-core';
import { finishedJournal, journalBefore, linkTo } from './journals.ts';
import { settled, setUp } from './page.ts';

/** A screen has appeared. `part` is the part of it that matters, if that is not all of it. */
export type Visit = (name: string, part?: string) => Promise<void>;

export const KINDS: readonly RequestKind[] = [
  'confirm',
  'choose',
  'activity',
  'number',
  'chooseMany',
  'order',
  'allocate',
  'assign',
  'place',
  'path',
];

/** Leaves the page and its worker, so that the next battle begins with the same chance in every run. */
const fresh = (page: Page): Promise<unknown> => page.goto('about:blank');

/** Takes up a journal at its end the way a player would: its link, the timeline, "play on from here". */
async function playOn(page: Page, url: string, journal: string, onReplay?: () => Promise<void>): Promise<void> {
  await fresh(page);
  await page.goto(`${url}${linkTo(journal)}`);
  const range = page.locator('.timeline input[type=range]');
  await page.waitForFunction(
    () => Number(document.querySelector('.timeline input[type=range]')?.getAttribute('max')) >= 0,
  );
  await page.locator('.replay .wt-table').waitFor();
  await range.press('End');
  await page.waitForTimeout(150);
  await onReplay?.();
  await page.locator('.panel.decision > button.primary').click();
  await page.waitForURL(/#\/battle\//);
  await settled(page);
}

/** The decision is complete: everything that is calculated or searched for has arrived. */
async function complete(page: Page): Promise<void> {
  await page.locator('.waiting, [aria-busy="true"]').waitFor({ state: 'detached' });
  // Advice, odds and ways arrive one after the other, so wait until nothing has changed for a while.
  const shown = (): Promise<string> => page.locator('main').first().innerHTML();
  for (let before = '', same = 0; same < 4; ) {
    await page.waitForTimeout(150);
    const now = await shown();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/**
 * Does something once the decision is complete, and waits for another decision or a question about it. Odds or advice
 * that came in between would pass for another decision.
 */
async function next(page: Page, act: () => Promise<void>): Promise<void> {
  await settled(page);
  await complete(page);
  const before = await page.evaluate(() => document.querySelector('.panel.decision')?.innerHTML);
  await act();
  await page.waitForFunction(
    (b) =>
      document.querySelector('.panel.decision')?.innerHTML !== b || document.querySelector('dialog[open]') !== null,
    before,
  );
}

/** Visits every screen, one after the other, in the same way in every language and size. */
export async function walk(page: Page, url: string, phone: boolean, visit: Visit): Promise<void> {
  await fresh(page);
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  await visit('start');
  await page.locator('.top-bar button.icon').last().click();
  await page.locator('dialog[open]').waitFor();
  await visit('settings', 'dialog[open]');
  await page.keyboard.press('Escape');
  await setUpScreens(page, url, visit);
  await decisions(page, url, phone, visit);
  await others(page, url, visit);
}

async function setUpScreens(page: Page, url: string, visit: Visit): Promise<void> {
  for (const game of ['warpath-1e', 'practice-skirmish']) {
    await page.goto(`${url}#/new/${game}`);
    await page.locator('button[type=submit]:enabled').waitFor();
    await page.waitForTimeout(400);
    await visit(`set-up ${game}`);
  }
}

async function decisions(page: Page, url: string, phone: boolean, visit: Visit): Promise<void> {
  for (const kind of KINDS) {
    await playOn(page, url, journalBefore(kind), kind === 'path' ? () => visit('replay') : undefined);
    await complete(page);
    await visit(`decision ${kind}`, kind === 'path' ? undefined : '.panel.decision');
    if (kind === 'place') await refusal(page, visit);
    if (kind === 'path') await dragged(page, visit);
    if (kind === 'activity') await beside(page, phone, visit);
  }
}

/** Puts a unit down near one edge of the table and then near the other: one of them is not its own. */
async function refusal(page: Page, visit: Visit): Promise<void> {
  const box = (await page.locator('.wt-table').boundingBox())!;
  for (const share of [0.2, 0.8]) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height * share);
    await complete(page);
    if ((await page.locator('.refusal').count()) > 0) break;
  }
  await page.locator('.refusal').waitFor();
  await page.mouse.move(box.x + box.width + 20, box.y + 5);
  await complete(page);
  await visit('refusal', '.panel.decision');
}

/** A unit held over the table, with its ghosts and verdict. */
async function dragged(page: Page, visit: Visit): Promise<void> {
  const box = (await page.locator('.wt-table .plate.is-movable .plate-button').first().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 30, { steps: 3 });
  await page.locator('.ghosts .label').waitFor();
  await page.waitForTimeout(150);
  await visit('ghost', 'section.board');
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** Panels and dialogs beside a running decision. */
async function beside(page: Page, phone: boolean, visit: Visit): Promise<void> {
  // First the choice to shoot, then the target, for which the odds are calculated before the player confirms.
  const option = page.locator('.panel.decision button.option').first();
  await option.click();
  await complete(page);
  const tabs = page.locator('nav.tabs button');
  if (phone) {
    await tabs.nth(1).click();
    await page.locator('.lines li').first().waitFor();
    await complete(page);
    await visit('journal');
  }
  await tabs.last().click();
  await page.locator('.unit-list button').first().click();
  await complete(page);
  await visit('units', phone ? undefined : '.panel.units');
  await tabs.first().click();
  await page.locator('.rule-link:visible').first().click();
  await page.locator('dialog[open]').waitFor();
  await visit('rule', 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.locator('.menu button').last().click();
  await page.locator('dialog[open]').waitFor();
  await visit('menu', 'dialog[open]');
  await page.keyboard.press('Escape');
  await option.click();
  await page.locator('.odds table').first().waitFor();
  await complete(page);
  await visit('odds', '.panel.decision');
}

async function others(page: Page, url: string, visit: Visit): Promise<void> {
  await playOn(page, url, finishedJournal());
  await page.locator('dialog.result').waitFor();
  await visit('result', 'dialog[open]');
  await fresh(page);
  await setUp(page, url, 'practice-hexfield', { seats: ['person', 'person'] });
  await page.locator('.hand-over button').waitFor();
  await visit('hand-over');
  await undoQuestion(page, url, visit);
  await fresh(page);
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  await page.locator('section.kept li').first().waitFor();
  await visit('start with kept battles', 'section.kept');
  await page.locator('.game').last().locator('.row button').nth(1).click();
  await settled(page);
  await page.locator('aside.guide').waitFor();
  await visit('guide', 'aside.guide');
  await diceEntry(page, url, visit);
  for (const game of ['foundation40k', 'warpath-1e', 'demonworld-2e', 'wh40k-10e']) {
    await fresh(page);
    await setUp(page, url, game);
    await settled(page);
    await complete(page);
    await visit(`battle ${game}`);
  }
  await fresh(page);
  await page.goto(`${url}#/j/nothing`);
  await page.locator('[role=alert]').waitFor();
  await visit('broken link', 'main');
}

/**
 * Two people share one screen. A decision that the other person has already seen is taken back only with their consent.
 */
async function undoQuestion(page: Page, url: string, visit: Visit): Promise<void> {
  await fresh(page);
  await setUp(page, url, 'practice-skirmish', { seats: ['person', 'person'] });
  const dialog = page.locator('dialog[open]');
  for (let n = 0; n < 60 && (await dialog.count()) === 0; n++) {
    await next(page, () => page.keyboard.press('s'));
    if (n % 4 === 3) await next(page, () => page.locator('.menu button').first().click());
  }
  await dialog.waitFor();
  await visit('undo question', 'dialog[open]');
  await dialog.locator('button').last().click();
  await dialog.waitFor({ state: 'detached' });
}

async function diceEntry(page: Page, url: string, visit: Visit): Promise<void> {
  await fresh(page);
  await setUp(page, url, 'practice-skirmish', { typed: true });
  for (let n = 0; n < 40; n++) {
    await settled(page);
    if ((await page.locator('.dice-entry').count()) > 0) break;
    await next(page, () => page.keyboard.press('s'));
  }
  await page.locator('.dice-entry').waitFor();
  await visit('dice entry', '.dice-entry');
}
