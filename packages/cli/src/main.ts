import { Command, CommanderError } from 'commander';
import { addCheck } from './commands/check.ts';
import { addNew } from './commands/new.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addReferee } from './commands/referee.ts';
import { addReplay } from './commands/replay.ts';
import { addRulesets } from './commands/rulesets.ts';
import { addSimulate } from './commands/simulate.ts';
import { UserError } from './user-error.ts';

/** Exit codes: 0 all is well, 1 a mistake of the user or in a file, 2 a mistake of the program. */
export async function main(argv: readonly string[]): Promise<number> {
  const program = new Command('walstatt')
    .description('A rules-enforcing digital table for miniature wargames')
    .version('0.1.0')
    .showHelpAfterError('(add --help for more)')
    .exitOverride();
  for (const add of [addPlay, addRulesets, addNew, addReferee, addReplay, addOdds, addSimulate, addCheck]) add(program);
  try {
    await program.parseAsync(argv as string[], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    if (error instanceof UserError) {
      process.stderr.write(`${error.message}\n${error.details.map((d) => `  ${d}\n`).join('')}`);
      return 1;
    }
    process.stderr.write(`Walstatt made a mistake: ${(error as Error).message}\n`);
    if (process.env['WALSTATT_DEBUG']) process.stderr.write(`${(error as Error).stack}\n`);
    return 2;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
