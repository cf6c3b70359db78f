/**
 * `npm run mutate -- <ruleset> [path …]`: changes rule code, one place at a time, and reports the changes that no test
 * notices. The paths are folders and files in the ruleset's `src`. Without any, all rules are tried, which takes half
 * an hour or more.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readLedgers } from './ledgers.ts';
import { isChosen } from './mutate/chosen.ts';
import { type Equivalent, judge, judgementLines } from './mutate/judge.ts';
import { mutate } from './mutate/stryker.ts';
import { root } from './root.ts';
import { repositoryFiles } from './source/files.ts';

const [ruleset = '', ...paths] = process.argv.slice(2);

function equivalents(): Equivalent[] {
  const path = join(root, folderOf(ruleset), 'test/equivalent-mutants.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Equivalent[]) : [];
}

try {
  if (!readLedgers(root).some((ledger) => ledger.ruleset === ruleset)) throw new Error(`no ruleset "${ruleset}"`);
  const files = repositoryFiles(root).filter((path) => isChosen(ruleset, paths, path));
  if (files.length === 0) throw new Error(`no rule code in ${folderOf(ruleset)}/src/{${paths.join(',')}}`);
  const judgement = judge(await mutate(root, ruleset, files), equivalents());
  if (judgement.killed === 0 && judgement.survivors.length > 9)
    throw new Error('not one change was noticed: the tests did not run the changed code');
  console.log(judgementLines(judgement).join('\n'));
  process.exitCode = judgement.stale.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
