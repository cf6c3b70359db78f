import type { Page } from 'playwright-core';
import { violations } from './help/access.ts';
import { fixChance, fixLook, isFixed } from './help/fixed.ts';
import { type BrowserTest, ensure } from './help/page.ts';
import { checkPicture, compare, picture, reference } from './help/pictures.ts';
import { walk } from './help/screens.ts';

type Way = {
  readonly language: 'en' | 'de';
  readonly size: 'desktop' | 'phone';
  readonly scale: number;
};

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const LANGUAGES = ['en', 'de'] as const;
const BOTH = ['desktop', 'phone'] as const;

const ways: readonly Way[] = [
  ...LANGUAGES.flatMap((language) => BOTH.map((size): Way => ({ language, size, scale: 100 }))),
  { language: 'de', size: 'phone', scale: 150 },
];

async function dressed(page: Page, { language, size, scale }: Way): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fixChance(page);
  await fixLook(page);
  await page.addInitScript(
    (settings) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('walstatt-settings', settings);
    },
    JSON.stringify({ language, theme: 'paper', scale, motion: 'none' }),
  );
}

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

export const browserTests: readonly BrowserTest[] = [
  ...ways.map((way): BrowserTest => {
    const { language, size, scale } = way;
    const looks = scale === 100;
    return {
      name: `every screen, ${language}, ${size}, ${scale} %: accessible in every theme${looks ? ', as in the pictures' : ''}`,
      long: true,
      restyles: true,
      async run(page, url) {
        await dressed(page, way);
        const problems: string[] = [];
        let screens = 0;
        await walk(page, url, size === 'phone', async (name, part) => {
          screens++;
          // The pointer rests where nothing reacts to it, unless it holds something.
          if (name !== 'ghost') await page.mouse.move(1, 1);
          if (!(await isFixed(page))) problems.push(`${name}: the worker has a clock of its own`);
          if (looks)
            problems.push(...[await checkPicture(page, `${size}-${language}/${name}`, part)].filter((p) => p !== null));
          if (!(await fits(page))) problems.push(`${name}: scrolls sideways`);
          problems.push(...(await violations(page, name, part)));
        });
        ensure(problems.length === 0, problems.join('\n'));
        return `${screens} screens`;
      },
    };
  }),
  {
    name: 'comparing pictures finds a changed colour, a changed padding and a changed word',
    restyles: true,
    async run(page, url) {
      await dressed(page, { language: 'en', size: 'desktop', scale: 100 });
      await page.goto(url);
      await page.locator('.game').first().waitFor();
      const wanted = reference('desktop-en/start');
      if (wanted === null) throw new Error('there is no reference; npm run pictures writes it');
      const wrong = async (): Promise<boolean> => compare('start', await picture(page), wanted, false) !== null;
      ensure(!(await wrong()), 'the page as it is');
      const changes = [
        '.hero h1 { color: #c96f4a !important }',
        '.game { padding: 20px !important }',
        '.tagline { visibility: hidden }',
      ];
      for (const css of changes) {
        const style = await page.addStyleTag({ content: css });
        ensure(await wrong(), `found: ${css}`);
        await style.evaluate((node) => (node as Element).remove());
      }
      ensure(!(await wrong()), 'the page as it was');
    },
  },
];
