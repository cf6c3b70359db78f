import type { Language } from '@walstatt/engine';
import { tellEvent } from '@walstatt/engine/host';
import { parseJournal, replayJournal } from '@walstatt/engine/notation';
import type { Command } from 'commander';
import { print } from '../output.ts';
import { readText } from '../read-file.ts';
import { loadRuleset } from '../registry.ts';
import { UserError } from '../user-error.ts';
import { languageOption } from './language-option.ts';

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('replay a journal, check every hash and tell what happened')
    .argument('<journal>')
    .option('--quiet', 'only check')
    .addOption(languageOption())
    .action(async (file: string, flags: { quiet?: true; language: Language }) => {
      const parsed = parseJournal(await readText(file));
      if (!parsed.ok)
        throw new UserError(
          `${file} is not a right journal.`,
          parsed.problems.map((p) => `${file}:${p.line}:${p.column} ${p.message}`),
        );
      const ruleset = await loadRuleset(parsed.journal.header.ruleset);
      const replayed = replayJournal(ruleset, parsed.journal, {
        watch: {
          applied: (event, state) => {
            const line = flags.quiet ? '' : tellEvent(ruleset, state, event, flags.language);
            if (line !== '') print(`${line}  ${event.rules.map((r) => `[${r}]`).join('')}\n`);
          },
        },
      });
      if (!replayed.ok)
        throw new UserError('The journal does not replay.', [
          `${file}:${replayed.problem.line} ${replayed.problem.message}`,
        ]);
      const { result } = replayed.battle;
      print(
        `${parsed.journal.entries.length} lines, all hashes right. ${result.over ? `Winner: ${result.winners.join(', ') || 'none'}` : 'Not over yet.'}\n`,
      );
    });
}
