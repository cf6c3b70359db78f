import { parseJournal, parsePosition, replayJournal, rulesetOfPosition } from '@walstatt/engine';
import type { Command } from 'commander';
import { readText } from '../referee/handlers/start.ts';
import { loadRuleset } from '../registry.ts';
import { UserError } from '../user-error.ts';

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('check a position or journal file; says every mistake with line and column')
    .argument('<file>')
    .action(async (file: string) => {
      const text = await readText(file);
      const said = text.startsWith('walstatt journal')
        ? await checkJournal(file, text)
        : await checkPosition(file, text);
      process.stdout.write(`${file}: ${said}\n`);
    });
}

async function checkJournal(file: string, text: string): Promise<string> {
  const parsed = parseJournal(text);
  if (!parsed.ok)
    throw new UserError(
      `${file} is not a right journal.`,
      parsed.problems.map((p) => `${file}:${p.line}:${p.column} ${p.message}`),
    );
  const ruleset = await loadRuleset(parsed.journal.header.ruleset);
  const replayed = replayJournal(ruleset, parsed.journal);
  if (!replayed.ok)
    throw new UserError(`${file} does not replay.`, [`${file}:${replayed.problem.line} ${replayed.problem.message}`]);
  return `a journal of ${ruleset.id} ${ruleset.version}, ${parsed.journal.entries.length} lines, replays to the same hashes`;
}

async function checkPosition(file: string, text: string): Promise<string> {
  const id = rulesetOfPosition(text);
  if (id === undefined)
    throw new UserError(`${file} does not say its ruleset.`, [
      'Begin it with a line such as: ruleset: practice-skirmish',
    ]);
  const ruleset = await loadRuleset(id);
  const parsed = parsePosition(ruleset, text);
  if (!parsed.ok) {
    const details = parsed.problems.map(
      (p) => `${file}:${p.line}:${p.column} ${p.message}${p.hint === undefined ? '' : ` (${p.hint})`}`,
    );
    throw new UserError(`${file} is not a right position.`, details);
  }
  return `a position of ${ruleset.id} ${ruleset.version}`;
}
