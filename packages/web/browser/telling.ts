import { Buffer } from 'node:buffer';
import { type BrowserTest, ensure, open, settled, setUp } from './help/page.ts';

const ARMY = `army: mine
ruleset: foundation40k
weapons:
  rifle: { name: Rifle, kind: shooting, range: far, RoF: 1, FP: 0 }
`;

/** What players are told besides the battle itself. */
export const browserTests: readonly BrowserTest[] = [
  {
    name: 'an offered draw is answered by the computer at once, with its reason',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'demonworld-2e');
      await settled(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Offer a draw' }).click();
      await page.getByRole('alert').getByRole('button', { name: 'Yes' }).click();
      const thought = page.locator('.thought');
      await thought.filter({ hasText: 'Declines' }).waitFor();
      const told = (await thought.textContent()) ?? '';
      ensure(/because \w.+\.$/.test(told), told);
      return told;
    },
  },
  {
    name: 'a mistake in an army file is told with its place in both languages, and keeps the battle from beginning',
    async run(page, url) {
      await open(page, url);
      await page.goto(`${url}#/new/foundation40k`);
      const chooser = page.waitForEvent('filechooser');
      await page.locator('.choice', { hasText: 'Army of Red' }).getByRole('button').last().click();
      await (await chooser).setFiles({ name: 'mine.army.yaml', mimeType: 'text/plain', buffer: Buffer.from(ARMY) });
      const problems = page.locator('.refusal li');
      await problems.filter({ hasText: 'line 4, column' }).first().waitFor();
      ensure(await page.locator('button[type=submit]').isDisabled(), 'the battle cannot begin');
      const english = (await problems.first().textContent()) ?? '';
      ensure(english.includes('weapons.rifle.range') && english.includes('expected a length'), english);
      await page.getByRole('button', { name: 'Deutsch' }).click();
      await problems.filter({ hasText: 'Zeile 4, Spalte' }).first().waitFor();
      const german = (await problems.first().textContent()) ?? '';
      ensure(german.includes('erwartet: eine Länge'), german);
      return german;
    },
  },
  {
    name: 'a set-up that cannot be played keeps the colours of its sides and calls armies by their names',
    async run(page, url) {
      await open(page, url);
      await page.goto(`${url}#/new/warpath-1e`);
      await page.getByRole('radio', { name: 'Battle', exact: true }).check();
      const seats = page.locator('.seats .field');
      await seats.filter({ hasText: 'Red' }).locator('.side-badge.side-1').waitFor();
      await page.getByRole('spinbutton', { name: 'Other number of points' }).fill('300');
      await page.locator('.refusal li', { hasText: 'Army of Red: at most 300 points' }).waitFor();
      const badge = seats.filter({ hasText: 'Red' }).locator('.side-badge');
      ensure((await badge.getAttribute('class')) === 'side-badge side-1', 'Red stays red');
    },
  },
];
