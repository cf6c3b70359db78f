import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRuleCodeOf } from '../ledger/carried.ts';
import { folderOf, type Ledger, type LedgerRule, readLedgers } from '../ledgers.ts';
import type { Source } from '../source/files.ts';
import type { Check, Finding } from './finding.ts';

const languages = ['de', 'en'] as const;

/**
 * The sentences that players read about every rule, `docs/rules/<ruleset>.<language>.json`, follow the ledger in both
 * languages.
 */
export const sentences: Check = {
  name: 'sentences',
  run: ({ root, sources }) =>
    readLedgers(root)
      .filter(({ ruleset }) => existsSync(join(root, folderOf(ruleset), 'src/index.ts')))
      .flatMap((ledger) => {
        const texts = languages.map((language) => {
          const path = `docs/rules/${ledger.ruleset}.${language}.json`;
          return { path, text: existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '{}' };
        });
        return judgeSentences(ledger, texts, namedIn(ledger, sources));
      }),
};

export type SentenceText = { path: string; text: string };

/** The ids that a ruleset's code names. Players may meet them in an event, a request or a refusal. */
function namedIn({ ruleset }: Ledger, sources: readonly Source[]): Set<string> {
  const code = sources.filter(({ path }) => isRuleCodeOf(ruleset, path));
  return new Set(code.flatMap(({ tokens }) => tokens.flatMap((t) => (t.kind === 'string' ? [t.text] : []))));
}

export function judgeSentences(ledger: Ledger, files: readonly SentenceText[], named: ReadonlySet<string>): Finding[] {
  const known = new Set([...ledger.rules, ...ledger.rulings].map(({ id }) => id));
  const tables = files.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  const wanted = new Set([...wantedOf(ledger, tables), ...[...known].filter((id) => named.has(id))]);
  for (const table of tables) for (const id of Object.keys(table)) if (known.has(id)) wanted.add(id);
  return files.flatMap(({ path, text }, i) => {
    const table = tables[i]!;
    const lines = text.split('\n');
    const lineOf = (id: string): number => lines.findIndex((line) => line.includes(`"${id}"`)) + 1 || 1;
    const at = (id: string, message: string): Finding => ({ path, line: lineOf(id), message });
    return [
      ...Object.keys(table).flatMap((id) => (known.has(id) ? [] : [at(id, `${id} has no line in the ledger`)])),
      ...[...wanted].flatMap((id) => (id in table ? [] : [at(id, `${id} has no sentence in this language`)])),
      ...Object.entries(table).flatMap(([id, sentence]) =>
        isSentence(sentence) ? [] : [at(id, `${id}: a sentence ends with a full stop`)],
      ),
    ];
  });
}

const isSentence = (x: unknown): boolean => typeof x === 'string' && /^\S.*[.!?)]$/.test(x);

/**
 * Once one rule of a level of play can be read, every rule of that level that must have a test needs a sentence. Where
 * rules have no levels, that holds for the rules under one heading: a book may be told section by section.
 */
function wantedOf({ rules }: Ledger, tables: readonly Record<string, unknown>[]): string[] {
  const told = (rule: LedgerRule): boolean => tables.some((table) => rule.id in table);
  const groupOf = ({ level, heading }: LedgerRule): string => level ?? heading;
  const groups = new Set(rules.filter(told).map(groupOf));
  return rules.filter((rule) => groups.has(groupOf(rule)) && rule.tier !== 'physical').map(({ id }) => id);
}
