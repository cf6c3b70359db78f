import type { Page } from 'playwright-core';
import { playByMouse, toldWays } from './help/mouse.ts';
import { type BrowserTest, ensure, open } from './help/page.ts';
import { type MouseWishes, setUpByMouse } from './help/set-up-by-mouse.ts';

const EASY = ['Person', 'easy'];

/** Every rule system with its shortest battle, chosen by clicks. */
const battles: readonly MouseWishes[] = [
  {
    title: 'Warpath, first edition',
    scenario: 'Battle',
    tiles: { 'Army of Red': 'Scrap horde', 'Army of Blue': 'Iron company', Table: 'Empty plain' },
    options: { 'number of turns': '10' },
  },
  { title: 'Demonworld, 2nd edition', options: { 'Last round': '8' } },
  { title: '40k Foundation', tiles: { Table: 'Random, number' }, options: { 'Number of rounds': '4' } },
  {
    title: 'Warhammer 40,000 (10th edition)',
    tiles: {
      'Army of Red': 'Meridian Accord, patrol',
      'Army of Blue': 'Hollow Choir, patrol',
      'Objective markers': 'Where the table suggests them',
    },
  },
  { title: 'Outpost skirmish', options: { 'Number of rounds': '2' } },
  { title: 'Hexfield' },
];

type Order = {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: Readonly<Record<string, { readonly kind: string }>>;
};

/** The battle that the page has begun, as the page stores it. */
const begun = (page: Page): Promise<Order> =>
  page.evaluate(
    () =>
      new Promise<Order>((resolve, reject) => {
        const opening = indexedDB.open('walstatt', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('battles').objectStore('battles').getAll();
          all.onsuccess = () => resolve((all.result as { order: Order }[]).at(-1)!.order);
        };
      }),
  );

export const browserTests: readonly BrowserTest[] = [
  ...battles.map(
    (wishes): BrowserTest => ({
      name: `a whole battle of ${wishes.title} with the mouse, from the start page to the result`,
      long: true,
      async run(page, url) {
        await open(page, url);
        await setUpByMouse(page, { seats: EASY, ...wishes });
        const ways = await playByMouse(page, 600);
        await page.locator('dialog.result').waitFor();
        ensure((ways['drag'] ?? 0) >= 2, `units were moved by dragging: ${toldWays(ways)}`);
        return toldWays(ways);
      },
    }),
  ),
  {
    name: 'scenario, armies, size, table, seats and options chosen by clicks are those of the battle',
    async run(page, url) {
      await open(page, url);
      await setUpByMouse(page, { ...battles[0]!, seats: ['stern', 'Person'] });
      const { setup, seats } = await begun(page);
      const said = JSON.stringify(setup);
      ensure(setup['scenario'] === 'battle', said);
      const armies = setup['armies'] as readonly { seat: string; army: string }[];
      const named = armies.map((a) => `${a.seat} ${a.army}`).join();
      ensure(named === 'red scrap-horde,blue iron-company', said);
      ensure(JSON.stringify(setup['terrain']) === '{}', said);
      ensure(JSON.stringify(setup['options']) === '{"turns":10}', said);
      ensure(JSON.stringify(seats['red']) === '{"kind":"computer","strength":"stern"}', JSON.stringify(seats));
      ensure(seats['blue']?.kind === 'person', JSON.stringify(seats));
    },
  },
  {
    name: 'a whole hot-seat battle of Demonworld with the mouse: every phase, secret orders, melee, result',
    long: true,
    async run(page, url) {
      await open(page, url);
      await setUpByMouse(page, {
        title: 'Demonworld, 2nd edition',
        seats: ['Person', 'Person'],
        options: { 'Last round': '8' },
      });
      const phases = new Set<string>();
      const ways = await playByMouse(page, 900, async () => {
        phases.add(
          (await page
            .locator('.phase')
            .first()
            .textContent({ timeout: 500 })
            .catch(() => null)) ?? '',
        );
      });
      await page.locator('dialog.result').waitFor();
      const seen = [...phases].join(' | ');
      for (const phase of ['Command', 'ovement', 'elee']) ensure(seen.includes(phase), `${phase} in ${seen}`);
      ensure((ways['hand-over'] ?? 0) >= 8, `the screen was handed over: ${toldWays(ways)}`);
      ensure((ways['drag'] ?? 0) >= 8, `units were moved by dragging: ${toldWays(ways)}`);
      return toldWays(ways);
    },
  },
];
