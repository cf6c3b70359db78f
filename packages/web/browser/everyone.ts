import { type BrowserTest, ensure, open, settled, setUp } from './help/page.ts';

export const browserTests: readonly BrowserTest[] = [
  {
    name: 'the language changes in the middle of a battle and stays',
    async run(page, url) {
      await open(page, url, 'de');
      await setUp(page, url, 'practice-skirmish');
      await settled(page);
      await page.getByRole('button', { name: 'Menü', exact: true }).waitFor();
      const german = (await page.locator('.panel.decision h2').first().textContent()) ?? '';
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
      await page.waitForFunction((t) => document.querySelector('.panel.decision h2')?.textContent !== t, german);
      ensure((await page.locator('html').getAttribute('lang')) === 'en', 'the page says its language');
      await page.reload();
      await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
    },
  },
  {
    name: 'starts and plays without a network once it has been opened',
    async run(page, url) {
      await open(page, url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const manifest = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
        return (await (await fetch(link.href)).json()) as Record<string, unknown>;
      });
      ensure(manifest['display'] === 'standalone', 'it can be installed');
      ensure(Array.isArray(manifest['icons']) && manifest['icons'].length > 0, 'with an icon');
      await page.context().setOffline(true);
      await page.reload();
      await page.locator('.game').first().waitFor();
      // A window of its own, as an installed app opens it, with games that were never loaded before.
      const app = await page.context().newPage();
      app.setDefaultTimeout(20_000);
      for (const game of ['Outpost skirmish', 'Demonworld, 2nd edition', 'Warpath, first edition']) {
        await app.goto('about:blank');
        await app.goto(url);
        await app.getByRole('button', { name: `Play now: ${game}`, exact: true }).click();
        await settled(app);
        await app.locator('.suggestion').click();
      }
      await page.context().setOffline(false);
    },
  },
  {
    name: 'a phone shows table and decision without scrolling sideways',
    async run(page, url) {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, url);
      ensure(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the start page fits');
      await setUp(page, url, 'practice-skirmish');
      await settled(page);
      ensure(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the battle fits');
      await page.locator('.wt-table').waitFor();
      await page.getByRole('button', { name: 'Journal' }).click();
      await page.locator('.panel.journal h2').waitFor();
    },
  },
  {
    name: 'turn and phase can be read beside scores and clocks, on a phone, too',
    async run(page, url) {
      await open(page, url, 'de');
      await setUp(page, url, 'warpath-1e', { seats: ['person', 'person'], options: { 'WP-TIME-01': 'Schachuhr' } });
      const phase = page.locator('.top-bar .phase');
      for (let n = 0; n < 60 && !(await phase.textContent())?.includes('phase'); n++) {
        await settled(page);
        await page.keyboard.press('s');
        await page.waitForTimeout(80);
      }
      for (const width of [1280, 900, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const overlaps = await page.evaluate(() => {
          const boxOf = (e: Element): DOMRect => {
            const range = document.createRange();
            range.selectNodeContents(e);
            return range.getBoundingClientRect();
          };
          const own = boxOf(document.querySelector('.top-bar .phase')!);
          const others = [...document.querySelectorAll('.top-bar :is(.score, .clocks, .menu, button, a)')].map(boxOf);
          const cut = own.width === 0 || own.right > innerWidth || own.height > 24;
          return (
            cut ||
            others.some((o) => o.left < own.right && own.left < o.right && o.top < own.bottom && own.top < o.bottom)
          );
        });
        ensure(!overlaps, `${width} points wide: ${await phase.textContent()}`);
      }
      return (await phase.textContent()) ?? '';
    },
  },
  {
    name: 'fingers turn a gun that is being placed',
    async run(page, url) {
      const context = await page
        .context()
        .browser()!
        .newContext({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
        });
      const phone = await context.newPage();
      phone.setDefaultTimeout(20_000);
      try {
        await open(phone, url);
        await setUp(phone, url, 'warpath-1e');
        await settled(phone);
        await phone.locator('.panel.decision button.option', { hasText: 'Cannon' }).tap();
        await phone.getByText('where to deploy').waitFor();
        const board = (await phone.locator('.wt-table').boundingBox())!;
        await phone.touchscreen.tap(board.x + board.width / 2, board.y + board.height * 0.88);
        await phone.locator('.draft.good').waitFor();
        const ghosts = (): Promise<string> => phone.locator('.wt-table .ghosts').innerHTML();
        const before = await ghosts();
        await phone.getByRole('button', { name: 'Turn left' }).tap();
        await phone.waitForFunction((b) => document.querySelector('.wt-table .ghosts')?.innerHTML !== b, before);
        const turned = await ghosts();
        await phone.getByRole('button', { name: 'Turn right' }).tap();
        await phone.waitForFunction((b) => document.querySelector('.wt-table .ghosts')?.innerHTML !== b, turned);
        ensure((await ghosts()) === before, 'there and back again');
        await phone.getByRole('button', { name: 'Confirm', exact: true }).tap();
        await phone.getByText('where to deploy').waitFor({ state: 'detached' });
      } finally {
        await context.close();
      }
    },
  },
];
