import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { journalBefore } from './help/journals.ts';
import { type BrowserTest, ensure, open, settled, setUp } from './help/page.ts';

async function decide(page: Page, n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    await settled(page);
    const before = await page.locator('.panel.decision').innerHTML();
    await page.locator('.suggestion').click();
    await page.waitForFunction((b) => document.querySelector('.panel.decision')?.innerHTML !== b, before);
  }
  await settled(page);
  await page.waitForTimeout(300);
}

const linesOf = (page: Page): Promise<string[]> => page.locator('.panel.journal .lines li').allTextContents();
const titleOf = async (page: Page): Promise<string> =>
  (await page.locator('.panel.decision h2').first().textContent()) ?? '';

/** Gives the page a file through its own button. */
async function openFile(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a journal file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const keptBattles = (page: Page): Promise<string[]> => page.locator('section.kept li').allTextContents();

export const browserTests: readonly BrowserTest[] = [
  {
    name: 'a battle survives a reload, with its journal and its open decision',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish');
      await decide(page, 8);
      const [before, title] = [await linesOf(page), await titleOf(page)];
      await page.reload();
      await settled(page);
      ensure((await titleOf(page)) === title, 'the same decision is open');
      ensure(JSON.stringify(await linesOf(page)) === JSON.stringify(before), 'the journal is the same');
      await page.goto(url);
      await page.getByRole('link', { name: 'Play on' }).first().click();
      await settled(page);
      ensure((await titleOf(page)) === title, 'the battle goes on from the start page');
    },
  },
  {
    name: 'a battle survives the death of its page in the middle of the computer’s thinking',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish', { seats: ['person', 'stern'] });
      await decide(page, 6);
      const address = page.url();
      const before = await linesOf(page);
      // Gives the answer and kills the page at once, with no chance to tidy up.
      const cdp = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      await page.locator('.suggestion').click();
      void cdp.send('Page.crash').catch(() => undefined);
      await crashed;
      const again = await page.context().newPage();
      again.setDefaultTimeout(20_000);
      await again.goto(address);
      await settled(again);
      const after = await linesOf(again);
      ensure(
        before.every((line, i) => after[i] === line),
        'every line from before is there',
      );
      await decide(again, 2);
      ensure((await linesOf(again)).length > before.length, 'and the battle goes on');
    },
  },
  {
    name: 'a reload gives no time back and hides no clock',
    async run(page, url) {
      await open(page, url);
      const options = { 'WP-TIME-01': 'chess clock' };
      await setUp(page, url, 'warpath-1e', { seats: ['person', 'person'], options });
      await decide(page, 12);
      const left = async (): Promise<number[]> =>
        (await page.locator('[role=timer]').allTextContents()).map((t) => {
          const [minutes, seconds] = t.split(':').map(Number);
          return minutes! * 60 + seconds!;
        });
      const before = await left();
      ensure(before.length === 2, `${before.length} clocks`);
      await page.waitForTimeout(6000);
      await page.reload();
      await settled(page);
      const after = await left();
      const used = before.map((b, i) => b - after[i]!);
      ensure(Math.max(...used) >= 3 && Math.min(...used) <= 1, `${before} seconds became ${after}`);
    },
  },
  {
    name: 'a decision is taken back',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish');
      await decide(page, 5);
      const title = await titleOf(page);
      await decide(page, 1);
      await page.getByRole('button', { name: 'Take back' }).first().click();
      await page.waitForFunction((t) => document.querySelector('.panel.decision h2')?.textContent === t, title);
    },
  },
  {
    name: 'replay: step, jump, play on from there; link and file',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish');
      await decide(page, 24);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: {
            writeText: async (t: string) => {
              document.title = t;
            },
          },
        });
      });
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      const saved = await saving;
      ensure(saved.suggestedFilename().endsWith('.journal'), 'a journal file is saved');
      const chunks: Buffer[] = [];
      for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
      const journal = Buffer.concat(chunks).toString('utf8');
      await page.getByRole('button', { name: 'Copy a link' }).click();
      await page.waitForFunction(() => document.title.includes('#/j/'));
      const link = await page.title();
      const battle = page.url();
      await page.getByRole('link', { name: 'Look back' }).click();
      await page.getByRole('button', { name: 'Round 1', exact: true }).waitFor();
      await page.getByRole('link', { name: 'Back to the battle' }).click();
      await settled(page);
      ensure(page.url() === battle, 'the replay leads back to its battle');
      await page.goBack();
      const range = page.locator('.timeline input[type=range]');
      await range.waitFor();
      await page.getByRole('button', { name: 'One step on' }).click();
      await page.locator('.replay .wt-table').waitFor();
      const last = Number(await range.getAttribute('max'));
      ensure(last > 10, `${last} frames`);
      await range.fill(String(Math.floor(last / 2)));
      await page.locator('.lines li').first().waitFor();
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL(/#\/battle\//);
      await settled(page);
      await decide(page, 2);
      const frames = (n: string): Promise<unknown> =>
        page.waitForFunction(
          (m) => document.querySelector('.timeline input[type=range]')?.getAttribute('max') === m,
          n,
        );
      await page.goto('about:blank');
      await page.goto(link);
      await frames(String(last));
      await page.goto(url);
      await openFile(page, 'mine.journal', journal);
      await frames(String(last));
      return `link of ${link.length} characters`;
    },
  },
  {
    name: 'a journal that cannot be read is refused in words and costs nothing',
    async run(page, url) {
      await open(page, url);
      await setUp(page, url, 'practice-skirmish');
      await decide(page, 4);
      await page.goto(url);
      await page.locator('section.kept li').first().waitFor();
      const before = await keptBattles(page);
      const good = journalBefore('allocate');
      const lines = good.trimEnd().split('\n');
      const broken: readonly [string, string][] = [
        ['no journal at all', 'once upon a time'],
        ['of an unknown game', good.replace(/practice-skirmish|practice-hexfield/g, 'practice-chess')],
        ['with a line missing', [...lines.slice(0, -3), ...lines.slice(-2)].join('\n')],
        ['with a line that cannot be', good.replace(/^(\d+) .*$/m, '$1 nonsense here')],
      ];
      for (const [what, text] of broken) {
        await openFile(page, 'broken.journal', text);
        const alert = page.locator('[role=alert]');
        await alert.waitFor();
        const said = (await alert.textContent()) ?? '';
        ensure(said.startsWith('This journal cannot be read:') && said.length > 35, `${what}: ${said}`);
        ensure(!/undefined|TypeError|\[object/.test(said), `${what} is told in words: ${said}`);
        await page.goto(url);
        await page.locator('section.kept li').first().waitFor();
        ensure(JSON.stringify(await keptBattles(page)) === JSON.stringify(before), `${what}: nothing is lost`);
      }
      await page.getByRole('link', { name: 'Play on' }).first().click();
      await settled(page);
    },
  },
];
