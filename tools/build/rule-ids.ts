import type { Ledger } from '../ledgers.ts';
import { readLedgers } from '../ledgers.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Writes the type `RuleId` and, as ranges per chapter, the list of all ids. */
export function emitRuleIds(root: string): GeneratedFile {
  return { path: 'packages/engine/src/generated/rule-ids.ts', text: ruleIdsModule(readLedgers(root)) };
}

export function ruleIdsModule(ledgers: readonly Ledger[]): string {
  const idsOf = (ledger: Ledger) => [...ledger.rules, ...ledger.rulings].map(({ id }) => id).sort(byChapterAndNumber);
  const name = (ruleset: string) => `${ruleset.replace(/(^|\W)(\w)/g, (_, __, c: string) => c.toUpperCase())}RuleId`;
  const types = ledgers.map(
    (ledger) => `type ${name(ledger.ruleset)} =\n${lines(idsOf(ledger).map((id) => `'${id}'`))};\n`,
  );
  const ranges = ledgers.map((ledger) => `  '${ledger.ruleset}':\n    '${packRanges(idsOf(ledger))}',\n`);
  return `// Written by tools/build/rule-ids.ts from docs/rules: change the ledgers, then run "npm run build".

/** Every rule and ruling of every ledger: a misspelt id does not compile. */
export type RuleId =${ledgers.map(({ ruleset }) => `\n  | ${name(ruleset)}`).join('')};

/** Per ruleset, per chapter: how far its numbers run ("FD-LOS 1-10"). Kept short because browsers load it. */
const ranges = {
${ranges.join('')}};

const idsOf = (packed: string): RuleId[] =>
  packed.split(';').flatMap((chapter) => {
    const [stem, runs] = chapter.split(' ') as [string, string];
    return runs.split(',').flatMap((run) => {
      const [first, last = first] = run.split('-').map(Number) as [number, number?];
      return Array.from({ length: last - first + 1 }, (_, i) => \`\${stem}-\${String(first + i).padStart(2, '0')}\` as RuleId);
    });
  });

/** All ids of each ledger, by ruleset. */
export const ruleIds: Readonly<Record<string, readonly RuleId[]>> = Object.fromEntries(
  Object.entries(ranges).map(([ruleset, packed]) => [ruleset, idsOf(packed)]),
);

const all: ReadonlySet<string> = new Set(Object.values(ruleIds).flat());

export const isRuleId = (text: string): text is RuleId => all.has(text);

${types.join('\n')}`;
}

/** "FD-LOS-01", "FD-LOS-04", "FD-LOS-02" become "FD-LOS 1-2,4"; chapters keep their order. */
export function packRanges(ids: readonly string[]): string {
  const chapters = new Map<string, number[]>();
  for (const [stem, number] of ids.map(split)) chapters.set(stem, [...(chapters.get(stem) ?? []), number]);
  return [...chapters].map(([stem, numbers]) => `${stem} ${runs(numbers).join(',')}`).join(';');
}

function runs(numbers: readonly number[]): string[] {
  const found: [first: number, last: number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = found.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
}

function split(id: string): [stem: string, number: number] {
  const dash = id.lastIndexOf('-');
  return [id.slice(0, dash), Number(id.slice(dash + 1))];
}

function byChapterAndNumber(a: string, b: string): number {
  const [stemA, numberA] = split(a);
  const [stemB, numberB] = split(b);
  return stemA === stemB ? numberA - numberB : stemA < stemB ? -1 : 1;
}

/** Union members in lines of about 120 characters. */
function lines(members: readonly string[]): string {
  const out: string[] = [];
  for (const member of members) {
    const last = out.at(-1);
    if (last !== undefined && last.length + member.length < 115) out[out.length - 1] = `${last} | ${member}`;
    else out.push(`  | ${member}`);
  }
  return out.join('\n');
}
