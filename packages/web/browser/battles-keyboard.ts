import { type KeyWishes, playByKeys, setUpByKeys } from './help/keyboard.ts';
import { toldWays } from './help/mouse.ts';
import { type BrowserTest, ensure, open } from './help/page.ts';

const battles: readonly KeyWishes[] = [
  { title: 'Warpath, first edition', scenario: 'Battle', options: { 'number of turns': '6' } },
  { title: 'Demonworld, 2nd edition', options: { 'Last round': '8' } },
  { title: '40k Foundation', options: { 'Number of rounds': '4' } },
  { title: 'Outpost skirmish', options: { 'Number of rounds': '2' } },
  { title: 'Hexfield' },
];

export const browserTests: readonly BrowserTest[] = battles.map((wishes) => ({
  name: `a whole battle of ${wishes.title} with the keyboard alone`,
  long: true,
  async run(page, url) {
    await open(page, url);
    await setUpByKeys(page, wishes);
    const ways = await playByKeys(page, 600);
    await page.locator('dialog.result').waitFor();
    ensure((ways['move on the table'] ?? 0) >= 2, `units were moved on the table: ${toldWays(ways)}`);
    // The result can be left by keys too: the next Enter leads to the replay.
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
    return toldWays(ways);
  },
}));
