import { ruleset } from '@walstatt/warpath-1e';
import { expect, it } from 'vitest';
import { gameOf } from '../build/catalogue.ts';
import type { Game } from '../src/games.ts';
import { chosenIn, optionsIn } from '../src/ui/set-up/options-in.ts';

it('a set-up shows and gives the options that change anything in its scenario', async () => {
  const warpath = (await gameOf(ruleset as never)) as object as Game;
  const idsIn = (scenario: string) => optionsIn(warpath, scenario).map((o) => o.id);
  const [demo, battle] = [idsIn('demo'), idsIn('battle')];
  expect(demo.filter((id) => !battle.includes(id))).toEqual(['demoTurns', 'balance', 'swapEdges']);
  expect(battle.filter((id) => !demo.includes(id))).toEqual(['turns', 'totalControlLead']);
  const chosen = { turns: 6, demoTurns: 20, chain: true };
  expect(chosenIn(warpath, 'demo', chosen)).toEqual({ demoTurns: 20, chain: true });
  expect(chosenIn(warpath, 'battle', chosen)).toEqual({ turns: 6, chain: true });
});
