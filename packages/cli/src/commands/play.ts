import { createInterface } from 'node:readline';
import type { Language, Types } from '@walstatt/engine';
import { Battle, inAdvance, seededDice, teller } from '@walstatt/engine/host';
import type { Command } from 'commander';
import { beginBattle } from '../begin.ts';
import { print } from '../output.ts';
import { rulesetIds } from '../registry.ts';
import { BOTS } from '../simulate/batch.ts';
import { type Computer, computerNamed } from '../terminal/computer.ts';
import { SeatAtTerminal } from '../terminal/seat-at-terminal.ts';
import { WORDS } from '../terminal/words.ts';
import { unenforcedLines } from '../unenforced.ts';
import { UserError } from '../user-error.ts';
import { languageOption } from './language-option.ts';
import { wholeNumber } from './simulate.ts';

type Flags = { scenario?: string; seat?: string; bot: string; seed?: number; language: Language };

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play a battle in the terminal against the computer')
    .argument('[ruleset]', 'without it, the first one that `walstatt rulesets` lists')
    .option('--scenario <name>')
    .option('--seat <id>', 'your seat; without it, the first one')
    .option('--bot <name>', `who plays the other seats: ${Object.keys(BOTS).join(', ')}`, 'seasoned')
    .option('--seed <n>', 'seed of the dice; without it, a new one', wholeNumber)
    .addOption(languageOption())
    .action(async (id: string | undefined, flags: Flags) => {
      const { ruleset, state, unenforced } = await beginBattle(id ?? rulesetIds()[0]!, flags.scenario, {});
      const seat = flags.seat ?? state.seats[0]!.id;
      const seats = state.seats.map((s) => s.id);
      if (!seats.includes(seat)) throw new UserError(`There is no seat ${seat}.`, [`Known: ${seats.join(', ')}`]);
      const seed = flags.seed ?? Number(process.hrtime.bigint() % 0x7fffffffn);
      const battle = Battle.begin(ruleset, state, { dice: seededDice(seed) });
      for (const standing of inAdvance(ruleset.inAdvance, seat)) battle.stand(standing);
      for (const line of unenforcedLines(unenforced, flags.language)) process.stdout.write(`${line}\n`);
      await playInTerminal(battle, seat, computerNamed(flags.bot, battle, seed), flags.language);
    });
}

async function playInTerminal(
  battle: Battle<Types>,
  seat: string,
  computer: Computer,
  language: Language,
): Promise<void> {
  const say = (line: string): void => {
    print(`${line}\n`);
  };
  const words = WORDS[language];
  const texts = battle.ruleset.texts[language];
  const player = new SeatAtTerminal(battle, seat, language, say);
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  say(`${texts.title}\n${texts.about}\n${words.help}\n`);
  while (!battle.idle) {
    player.tellNews();
    const asked = player.asked;
    if (asked === undefined) {
      const why = await computer.answer(battle.pending[0]!, { look: battle.lookAs(seat), language });
      player.tellNews();
      if (why !== null) say(`  (${why})`);
      continue;
    }
    player.show(asked, await computer.advise(asked));
    print(`${words.choice}> `);
    const { value, done } = await lines.next();
    if (done || value.trim() === 'q') break;
    await player.obey(asked, value.trim());
  }
  input.close();
  player.tellNews();
  const { winners, over } = battle.result;
  const name = (side: string): string => teller(battle.ruleset, battle.state, language).name(side);
  if (!over) say(words.bye);
  else say(`${words.over} ${winners.length === 1 ? `${words.winner}: ${name(winners[0]!)}` : words.draw}`);
}
