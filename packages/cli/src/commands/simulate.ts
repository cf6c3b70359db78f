import { SingleBar } from 'cli-progress';
import { type Command, InvalidArgumentError } from 'commander';
import { beginBattle, parseAssignments } from '../begin.ts';
import { print } from '../output.ts';
import { BOTS, botNamed, type Outcome, playOne } from '../simulate/batch.ts';
import { summarise, writeSummary } from '../simulate/summary.ts';
import { UserError } from '../user-error.ts';

export function wholeNumber(text: string): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 0) throw new InvalidArgumentError('A whole number from 0 is needed.');
  return n;
}

type Flags = {
  scenario?: string;
  option?: string[];
  battles: number;
  bot?: string[];
  seed: number;
  json?: true;
  quiet?: true;
};

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('play many battles with bots and say who wins how often, with confidence intervals')
    .argument('<ruleset>')
    .option('--scenario <name>')
    .option('--option <name=value...>', 'options of the ruleset')
    .option('--battles <n>', 'how many', wholeNumber, 100)
    .option('--bot <seat=bot...>', `${Object.keys(BOTS).join(', ')} for a seat; without it, random`)
    .option('--seed <n>', 'the first battle has this seed, the next one more', wholeNumber, 1)
    .option('--json', 'the result as JSON')
    .option('--quiet', 'no progress bar')
    .action(async (id: string, flags: Flags) => {
      const { ruleset, state } = await beginBattle(id, flags.scenario, parseAssignments(flags.option ?? []));
      const bots = Object.fromEntries(state.seats.map((s) => [s.id, 'random']));
      for (const [seat, bot] of Object.entries(parseAssignments(flags.bot ?? []))) {
        if (!(seat in bots))
          throw new UserError(`There is no seat ${seat}.`, [`Known: ${Object.keys(bots).join(', ')}`]);
        bots[seat] = botNamed(String(bot)).name;
      }
      const bar = flags.quiet
        ? null
        : new SingleBar({
            format: '{bar} {value}/{total} battles, {eta} s left',
            stream: process.stderr,
            noTTYOutput: false,
          });
      bar?.start(flags.battles, 0);
      const began = process.hrtime.bigint();
      const outcomes: Outcome[] = [];
      for (let i = 0; i < flags.battles; i++) {
        outcomes.push(playOne(ruleset, state, bots, flags.seed + i));
        bar?.update(i + 1);
        if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      bar?.stop();
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      const summary = summarise([...new Set(state.seats.map((s) => s.side))], outcomes, seconds);
      print(flags.json ? `${JSON.stringify({ ruleset: id, bots, ...summary }, null, 2)}\n` : writeSummary(summary));
    });
}
