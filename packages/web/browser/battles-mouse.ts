import { playByMouse, toldWays } from './help/mouse.ts';
import { type BrowserTest, ensure, open, setUp, type Wishes } from './help/page.ts';

/** Every rule system with its shortest battle. */
const battles: readonly { readonly game: string; readonly wishes?: Wishes }[] = [
  { game: 'warpath-1e', wishes: { scenario: 'Battle', options: { 'number of turns': '6' } } },
  { game: 'demonworld-2e', wishes: { options: { 'Last round': '8' } } },
  { game: 'foundation40k', wishes: { options: { 'Number of rounds': '4' } } },
  { game: 'practice-skirmish', wishes: { options: { 'Number of rounds': '2' } } },
  { game: 'practice-hexfield' },
];

export const browserTests: readonly BrowserTest[] = battles.map(({ game, wishes }) => ({
  name: `a whole battle of ${game} with the mouse`,
  long: true,
  async run(page, url) {
    await open(page, url);
    await setUp(page, url, game, wishes);
    const ways = await playByMouse(page, 600);
    await page.locator('dialog.result').waitFor();
    ensure((ways['drag'] ?? 0) >= 2, `units were moved by dragging: ${toldWays(ways)}`);
    return toldWays(ways);
  },
}));
