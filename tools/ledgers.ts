import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tiers whose rules must have a test; `advice` and `physical` have no effect that could be tested. */
export const countedTiers = ['core', 'setup', 'option'] as const;
const tiers = [...countedTiers, 'advice', 'physical'] as const;
const levels = ['intro', 'standard', 'expert', 'additional'] as const;

export type Tier = (typeof tiers)[number];
export type Level = (typeof levels)[number];

/** One numbered line of a rulebook. */
export type LedgerRule = {
  id: string;
  tier: Tier;
  /** Only Demonworld has levels of play. */
  level: Level | null;
  /** The middle of the id, at most two numbers deep: `SHOOT`, `1.9`, `XVII`. */
  chapter: string;
  /** The heading it stands under. */
  heading: string;
  text: string;
  line: number;
};

/** What the program does where a book is silent. It can be used like a rule id but is never counted. */
export type Ruling = { id: string; text: string; line: number };

export type Ledger = { ruleset: string; rules: LedgerRule[]; rulings: Ruling[] };

const ruleLine = /^- \*\*([^*\s]+)\*\* \[([^\]]+)\] (.+)$/;
const rulingLine = /^- \*\*([^*\s]+)\*\* (.+)$/;
const idForm = /^[A-Z]+-[A-Z0-9.]+-\d{2,}$/;

/** Reads one ledger. Throws with the line number where the file breaks the format of docs/rules/README.md. */
export function parseLedger(ruleset: string, text: string): Ledger {
  const ledger: Ledger = { ruleset, rules: [], rulings: [] };
  const seen = new Set<string>();
  let section = '';
  let heading = '';
  const fail = (line: number, what: string): never => {
    throw new Error(`docs/rules/${ruleset}.md:${line}: ${what}`);
  };
  const register = (id: string, line: number) => {
    if (!idForm.test(id)) fail(line, `"${id}" is not an id like FD-SHOOT-10`);
    if (seen.has(id)) fail(line, `${id} is defined twice`);
    seen.add(id);
  };
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (content.startsWith('## ')) section = content.slice(3).trim();
    if (content.startsWith('### ')) heading = content.slice(4).trim();
    if (!content.startsWith('- **')) continue;
    if (section === 'Rules') {
      const [, id, bracket, rule] = ruleLine.exec(content) ?? fail(line, 'a rule is written "- **ID** [tier] text"');
      register(id!, line);
      const [tier, level = null, ...rest] = bracket!.split(',').map((word) => word.trim());
      if (!tiers.includes(tier as Tier)) fail(line, `${id} has the unknown tier "${tier}"`);
      if (rest.length > 0 || (level !== null && !levels.includes(level as Level)))
        fail(line, `${id} has an unknown level: [${bracket}]`);
      ledger.rules.push({
        id: id!,
        tier: tier as Tier,
        level: level as Level | null,
        chapter: chapterOf(id!),
        heading,
        text: rule!,
        line,
      });
    } else if (section === 'Gaps and rulings') {
      const [, id, ruling] = rulingLine.exec(content) ?? fail(line, 'a ruling is written "- **ID** text"');
      register(id!, line);
      ledger.rulings.push({ id: id!, text: ruling!, line });
    }
  }
  return ledger;
}

function chapterOf(id: string): string {
  const middle = id.slice(id.indexOf('-') + 1, id.lastIndexOf('-'));
  return middle.split('.').slice(0, 2).join('.');
}

/** All ledgers of docs/rules, in alphabetical order. */
export function readLedgers(root: string): Ledger[] {
  const folder = join(root, 'docs/rules');
  const owner = new Map<string, string>();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => {
      const ledger = parseLedger(name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8'));
      for (const prefix of prefixesOf(ledger)) {
        const other = owner.get(prefix);
        if (other) throw new Error(`docs/rules: ${other} and ${ledger.ruleset} both use the prefix ${prefix}-`);
        owner.set(prefix, ledger.ruleset);
      }
      return ledger;
    });
}

/** The folder of a ruleset's code: `practice-duel` is in practice/duel, every other one in rulesets/<id>. */
export function folderOf(ruleset: string): string {
  return ruleset.startsWith('practice-') ? `practice/${ruleset.slice('practice-'.length)}` : `rulesets/${ruleset}`;
}

function prefixesOf(ledger: Ledger): Set<string> {
  return new Set([...ledger.rules, ...ledger.rulings].map(({ id }) => id.slice(0, id.indexOf('-'))));
}
