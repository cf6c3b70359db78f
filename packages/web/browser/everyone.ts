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
      // A window of its own, as an installed app opens it, and games that were never loaded before.
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
];
