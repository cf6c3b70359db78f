import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, type Ledger } from '../ledgers.ts';
import { repositoryFiles } from '../source/files.ts';
import { type DocComment, tokenize } from '../source/tokens.ts';

/**
 * Ids written out in full. Of a range such as "FD-MELEE-03 to 10" only the first counts, because nobody would find the
 * others.
 */
const writtenId = /(?<![\w.-])[A-Z]+-[A-Z0-9.]+-\d{2,}(?![\w-])/g;

/** Tests, generated code and texts mention rules, but do not carry them out. */
const notRuleCode = /\.test\.ts$|\/generated\/|\/texts?[/.]/;

export const isRuleCodeOf = (ruleset: string, path: string): boolean =>
  path.startsWith(`${folderOf(ruleset)}/src/`) && path.endsWith('.ts') && !notRuleCode.test(path);

export const writtenIds = (text: string): string[] => text.match(writtenId) ?? [];

/** The ids in the doc comments of a source text. */
export function idsInDocComments(source: string): string[] {
  const docs: DocComment[] = [];
  tokenize(source, docs);
  return docs.flatMap(({ text }) => writtenIds(text));
}

/** All ids of a ledger that stand in the doc comment of its ruleset's code. */
export function carriedIds(root: string, { ruleset, rules, rulings }: Ledger): Set<string> {
  const own = new Set([...rules, ...rulings].map(({ id }) => id));
  const files = repositoryFiles(root).filter((path) => isRuleCodeOf(ruleset, path));
  const ids = files.flatMap((path) => idsInDocComments(readFileSync(join(root, path), 'utf8')));
  return new Set(ids.filter((id) => own.has(id)));
}
