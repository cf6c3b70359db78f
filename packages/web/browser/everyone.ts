import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { type BrowserTest, ensure, open, settled, setUp } from './help/page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
};

async function checkAccess(page: Page, screen: string): Promise<void> {
  await page.evaluate(axe);
  const violations = (await page.evaluate(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }).then((r) => r.violations)",
  )) as Violation[];
  const said = violations.map(
    (v) =>
      `${v.id}: ${v.nodes
        .slice(0, 3)
        .map((n) => `${n.html} ${n.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
  ensure(violations.length === 0, `${screen}: ${said.join('\n')}`);
}

const themes = ['paper', 'dark', 'contrast'] as const;

export const browserTests: readonly BrowserTest[] = [
  {
    name: 'every screen passes the accessibility checks in every theme',
    async run(page, url) {
      await open(page, url);
      for (const theme of themes) {
        await page.evaluate(
          (t) => localStorage.setItem('walstatt-settings', JSON.stringify({ language: 'en', theme: t })),
          theme,
        );
        await page.goto('about:blank');
        await page.goto(url);
        await page.locator('.game').first().waitFor();
        await checkAccess(page, `start, ${theme}`);
        await page.getByRole('button', { name: 'Settings' }).click();
        await checkAccess(page, `settings, ${theme}`);
        await page.goto(`${url}#/new/foundation40k`);
        await page.locator('form').waitFor();
        await page.keyboard.press('Escape');
        await checkAccess(page, `set-up, ${theme}`);
        await setUp(page, url, 'practice-skirmish');
        for (let i = 0; i < 12; i++) {
          await settled(page);
          if (i % 4 === 0) await checkAccess(page, `battle ${i}, ${theme}`);
          await page.locator('.suggestion').click();
          await page.waitForTimeout(60);
        }
        await page.getByRole('button', { name: 'Units', exact: true }).click();
        await checkAccess(page, `units, ${theme}`);
        await page.locator('.rule-link').first().click();
        await checkAccess(page, `rule, ${theme}`);
        await page.keyboard.press('Escape');
        await page.goto(`${url}#/replay/${page.url().split('/').at(-1)}`);
        await page.locator('.timeline').waitFor();
        await page.waitForTimeout(300);
        await checkAccess(page, `replay, ${theme}`);
      }
      await setUp(page, url, 'practice-hexfield', { seats: ['person', 'person'] });
      await page.locator('.hand-over button').waitFor();
      await checkAccess(page, 'hand-over');
    },
  },
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
      await page.context().setOffline(true);
      await page.reload();
      await page.locator('.game').first().waitFor();
      await page.getByRole('button', { name: 'Play now: Outpost skirmish', exact: true }).click();
      await settled(page);
      await page.locator('.suggestion').click();
      await page.context().setOffline(false);
    },
  },
  {
    name: 'from nothing to the first decision in under 3 seconds and 350 kB',
    async run(page, url) {
      let bytes = 0;
      const bodies: Promise<void>[] = [];
      page.on('response', (r) => {
        if (!r.url().includes('service-worker'))
          bodies.push(
            r.body().then(
              (b) => {
                bytes += gzipSync(b).length;
              },
              () => undefined,
            ),
          );
      });
      await page.route('**/service-worker.js', (route) => route.abort());
      const start = Date.now();
      await open(page, url);
      await page.getByRole('button', { name: 'Play now: Outpost skirmish', exact: true }).click();
      await settled(page);
      const time = Date.now() - start;
      await Promise.all(bodies);
      ensure(bytes < 350_000, `${bytes} bytes`);
      ensure(time < 3000, `${time} ms`);
      return `${time} ms, ${Math.round(bytes / 1000)} kB gzip with the game`;
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
      await page.locator('.lines').waitFor();
    },
  },
];
