import { parseJournal, parsePosition, replayJournal, rulesetOfPosition, showProblem } from '@walstatt/engine/notation';
import type { Command } from 'commander';
import { print } from '../output.ts';
import { readText } from '../read-file.ts';
import { type AnyRuleset, exampleLine, loadRuleset } from '../registry.ts';
import { unenforcedLines } from '../unenforced.ts';
import { UserError } from '../user-error.ts';

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('check a position, journal or army file; says every mistake with line and column')
    .argument('<file>')
    .action(async (file: string) => {
      const text = await readText(file);
      const check = text.startsWith('walstatt journal')
        ? checkJournal
        : /^army:/m.test(text)
          ? checkArmy
          : checkPosition;
      print(`${file}: ${await check(file, text)}\n`);
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

async function checkArmy(file: string, text: string): Promise<string> {
  const ruleset = await rulesetOf(file, text);
  if (ruleset.checkArmy === undefined) throw new UserError(`${ruleset.id} has no army files.`);
  const checked = ruleset.checkArmy(text);
  if ('about' in checked) return [checked.about, ...unenforcedLines(checked.unenforced, 'en')].join('\n');
  throw new UserError(
    `${file} is not a right army.`,
    checked.problems.map((p) => `${file}:${showProblem(p)}`),
  );
}

/** The ruleset that a YAML file says it is for. */
async function rulesetOf(file: string, text: string): Promise<AnyRuleset> {
  const id = rulesetOfPosition(text);
  if (id !== undefined) return loadRuleset(id);
  throw new UserError(`${file} does not say its ruleset.`, [exampleLine()]);
}

async function checkPosition(file: string, text: string): Promise<string> {
  const ruleset = await rulesetOf(file, text);
  const parsed = parsePosition(ruleset, text);
  if (!parsed.ok) {
    const details = parsed.problems.map((p) => `${file}:${showProblem(p)}`);
    throw new UserError(`${file} is not a right position.`, details);
  }
  return `a position of ${ruleset.id} ${ruleset.version}`;
}
