import type { Ledger, LedgerRule } from '../ledgers.ts';
import { countedTiers } from '../ledgers.ts';

export type Count = { total: number; tested: number; structural: number; missing: string[] };

/** What is known about the ids of all rulesets. */
export type Known = {
  tested: ReadonlySet<string>;
  /** Ids that no code can carry, with the reason. */
  structural: ReadonlyMap<string, string>;
};

/** Rules that must have a test. */
export const countedRules = ({ rules }: Ledger): LedgerRule[] =>
  rules.filter(({ tier }) => (countedTiers as readonly string[]).includes(tier));

/** A structural id with a test counts as tested. */
export function count(rules: readonly LedgerRule[], { tested, structural }: Known): Count {
  const untested = rules.filter(({ id }) => !tested.has(id));
  const missing = untested.filter(({ id }) => !structural.has(id)).map(({ id }) => id);
  return {
    total: rules.length,
    tested: rules.length - untested.length,
    structural: untested.length - missing.length,
    missing,
  };
}

/** Counts by ruleset; where rules have levels of play also by `<ruleset>/<level>`. */
export function countAll(ledgers: readonly Ledger[], known: Known): Record<string, Count> {
  const counts: Record<string, Count> = {};
  for (const ledger of ledgers) {
    const rules = countedRules(ledger);
    counts[ledger.ruleset] = count(rules, known);
    for (const [level, ofLevel] of groupBy(rules, (rule) => rule.level))
      if (level) counts[`${ledger.ruleset}/${level}`] = count(ofLevel, known);
  }
  return counts;
}

export function groupBy<K>(rules: readonly LedgerRule[], key: (rule: LedgerRule) => K): Map<K, LedgerRule[]> {
  const groups = new Map<K, LedgerRule[]>();
  for (const rule of rules) groups.set(key(rule), [...(groups.get(key(rule)) ?? []), rule]);
  return groups;
}
