import { enableCompileCache } from 'node:module';
import { Command, CommanderError } from 'commander';
import { codeOfMistake, keepInFiles, traceOf } from './mistakes.ts';
import { complain, endWithoutOutput, print } from './output.ts';
import { UserError } from './user-error.ts';

/** Commands by name. Only the one that is wanted is loaded, with what it needs; help loads all. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  play: async () => (await import('./commands/play.ts')).addPlay,
  rulesets: async () => (await import('./commands/rulesets.ts')).addRulesets,
  new: async () => (await import('./commands/new.ts')).addNew,
  referee: async () => (await import('./commands/referee.ts')).addReferee,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  odds: async () => (await import('./commands/odds.ts')).addOdds,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  check: async () => (await import('./commands/check.ts')).addCheck,
};

/** Exit codes: 0 all is well, 1 a mistake of the user or in a file, 2 a mistake of the program. */
export async function main(argv: readonly string[]): Promise<number> {
  const program = new Command('walstatt')
    .description('A rules-enforcing digital table for miniature wargames')
    .version('0.1.0')
    .showHelpAfterError('(add --help for more)')
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: complain });
  const [first = ''] = argv;
  const wanted = Object.hasOwn(COMMANDS, first) ? [first] : Object.keys(COMMANDS);
  try {
    for (const name of wanted) (await COMMANDS[name]!())(program);
    await program.parseAsync(argv as string[], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    if (error instanceof UserError) {
      complain(`${error.message}\n${error.details.map((d) => `  ${d}\n`).join('')}`);
      return 1;
    }
    const code = codeOfMistake(error);
    const report = await keepInFiles()({ code, error: traceOf(error), asked: argv.join(' '), battle: null });
    complain(`Walstatt made a mistake (${code}).${report === null ? '' : ` ${report} tells more.`}\n`);
    return 2;
  }
}

if (import.meta.main) {
  // Most of the time until the first line is spent on compiling. Node keeps the result for the next time.
  enableCompileCache();
  endWithoutOutput();
  process.exitCode = await main(process.argv.slice(2));
}
