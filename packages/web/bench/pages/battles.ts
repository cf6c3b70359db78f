import type { Page } from 'playwright-core';
import { hordeJournal } from '../../browser/help/horde.ts';
import { linkTo } from '../../browser/help/journals.ts';
import { ensure, open, settled } from '../../browser/help/page.ts';

/** Takes up a battle of two hordes before the move of twenty models. */
async function hordes(page: Page, url: string, units: number): Promise<number> {
  await open(page, url);
  await page.goto('about:blank');
  await page.goto(`${url}${linkTo(hordeJournal(units))}`);
  await page.locator('.replay .wt-table').waitFor();
  await page.locator('.timeline input[type=range]').press('End');
  await page.waitForTimeout(300);
  await page.locator('.panel.decision > button.primary').click();
  await page.waitForURL(/#\/battle\//);
  await settled(page);
  await page.locator('.wt-table .plate.is-movable').waitFor({ state: 'attached' });
  return page.locator('.wt-table .piece').count();
}

/** Drags the unit about. Returns the milliseconds from each move of the pointer to the verdict on it. */
async function ghostTimes(page: Page, moves: number): Promise<number[]> {
  const box = (await page.locator('.wt-table .plate.is-movable .plate-button').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 20, { steps: 4 });
  await page.locator('.ghosts .label').waitFor();
  await page.evaluate(() => {
    const times: number[] = [];
    let moved = 0;
    const ghosts = document.querySelector('.wt-table g.ghosts')!;
    const verdict = (): string => ghosts.querySelector('.label')?.textContent ?? '';
    let last = verdict();
    addEventListener('pointermove', () => (moved = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (verdict() === last || moved === 0) return;
      last = verdict();
      times.push(performance.now() - moved);
      moved = 0;
    }).observe(ghosts, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(globalThis, { ghostTimes: times });
  });
  for (let i = 0; i < moves; i++) {
    // The distance always differs, so that every verdict has different words.
    await page.mouse.move(x + 20 + (i % 2) * 25 + i, y - 20 - (i % 3) * 10);
    await page.waitForTimeout(40);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return page.evaluate(() => (globalThis as unknown as { ghostTimes: number[] }).ghostTimes);
}

/** Pans with the mouse. Returns the milliseconds from frame to frame. */
const panTimes = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const table = document.querySelector<HTMLElement>('.wt-table')!;
    const { left, top } = table.getBoundingClientRect();
    const send = (type: string, dx: number, dy: number): boolean =>
      table.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          clientX: left + 30 + dx,
          clientY: top + 200 + dy,
          button: type === 'pointermove' ? -1 : 1,
          buttons: 4,
          bubbles: true,
        }),
      );
    table.setPointerCapture = () => {};
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    send('pointerdown', 0, 0);
    const times: number[] = [];
    let last = await frame();
    for (let i = 0; i < 120; i++) {
      send('pointermove', (i % 60 < 30 ? i % 30 : 30 - (i % 30)) * 7, Math.sin(i / 10) * 60);
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    send('pointerup', 0, 0);
    return times;
  });

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!;

export const pageBenchmarks = [
  {
    name: 'page/from nothing to the first decision',
    unit: 'ms',
    limit: 30,
    async run(page: Page, url: string): Promise<number> {
      await page.route('**/service-worker.js', (route) => route.abort());
      const begin = performance.now();
      await open(page, url);
      await page.getByRole('button', { name: 'Play now: 40k Foundation', exact: true }).click();
      await settled(page);
      return performance.now() - begin;
    },
  },
  {
    name: 'page/verdict on a move of twenty models',
    unit: 'ms',
    limit: 0.16,
    async run(page: Page, url: string): Promise<number> {
      await hordes(page, url, 2);
      const times = await ghostTimes(page, 40);
      ensure(times.length >= 25, `${times.length} verdicts for 40 moves`);
      return median(times);
    },
  },
  {
    name: 'page/frame while panning a battle of 300 models',
    unit: 'ms',
    limit: 0.3,
    async run(page: Page, url: string): Promise<number> {
      const models = await hordes(page, url, 10);
      ensure(models >= 300, `${models} models are on the table`);
      return median(await panTimes(page));
    },
  },
];
