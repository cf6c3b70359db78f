import { writePosition } from '@walstatt/engine/notation';
import type { Command } from 'commander';
import { beginBattle, parseAssignments } from '../begin.ts';
import { print } from '../output.ts';
import { writeText } from '../write-file.ts';

export function addNew(program: Command): void {
  program
    .command('new')
    .description('write a position file with which a battle begins')
    .argument('<ruleset>')
    .option('--scenario <name>', 'one of the scenarios that `walstatt rulesets` lists')
    .option('--option <name=value...>', 'options of the ruleset')
    .option('--out <file>', 'where to write it; without it, to standard output')
    .action(async (id: string, flags: { scenario?: string; option?: string[]; out?: string }) => {
      const { ruleset, state } = await beginBattle(id, flags.scenario, parseAssignments(flags.option ?? []));
      const text = writePosition(ruleset, state, [], { begins: true });
      if (flags.out === undefined) {
        print(text);
        return;
      }
      await writeText(flags.out, text);
    });
}
