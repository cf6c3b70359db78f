import { packRanges } from '../build/rule-ids.ts';
import type { Ledger } from '../ledgers.ts';
import type { Count, Known } from './count.ts';
import { count, countAll, countedRules, groupBy } from './count.ts';

/** The trace in readable form: per ruleset, level and chapter, and what has no test yet. */
export function reportLines(ledger: Ledger, known: Known): string[] {
  const counts = countAll([ledger], known);
  const chapters = [...groupBy(countedRules(ledger), (rule) => rule.chapter)].map(
    ([chapter, rules]) => [chapter, count(rules, known)] as const,
  );
  const tested = ledger.rulings.filter(({ id }) => known.tested.has(id)).length;
  return [
    ...Object.entries(counts).map(([name, of]) => `${name}: ${covered(of)}`),
    ...chapters.map(([chapter, of]) => `  ${chapter.padEnd(10)} ${covered(of)}${without(of)}`),
    `  rulings with a test (not counted): ${tested} of ${ledger.rulings.length}`,
    ...structuralLines(ledger, known),
  ];
}

const covered = ({ total, tested, structural }: Count): string =>
  `${tested} of ${total} tested${structural > 0 ? `, ${structural} structural` : ''}`;

const without = ({ missing }: Count): string =>
  missing.length > 0 ? `; without: ${packRanges(missing).replaceAll(';', '; ')}` : '';

function structuralLines(ledger: Ledger, { structural, tested }: Known): string[] {
  const own = countedRules(ledger).filter(({ id }) => structural.has(id));
  if (own.length === 0) return [];
  return [
    '  structural ids:',
    ...own.map(
      ({ id }) => `    ${id}: ${structural.get(id)}${tested.has(id) ? ' (has a test: take it off the list)' : ''}`,
    ),
  ];
}
