import type { Ledger } from '../ledgers.ts';
import { readLedgers } from '../ledgers.ts';
import { carriedIds } from './carried.ts';
import type { Count, Known } from './count.ts';
import { countAll } from './count.ts';
import { readStructuralIds } from './structural.ts';
import type { Trace } from './trace.ts';
import { testedIds } from './trace.ts';

export type LedgerState = { ledgers: Ledger[]; known: Known; counts: Record<string, Count> };

/** All ledgers against one trace. Only tests of the rule systems count, wherever else an id may be named. */
export async function ledgerState(root: string, trace: Trace): Promise<LedgerState> {
  const ledgers = readLedgers(root);
  const structural = new Map<string, string>();
  const carried = new Set<string>();
  for (const ledger of ledgers) {
    for (const [id, why] of await readStructuralIds(root, ledger)) structural.set(id, why);
    for (const id of carriedIds(root, ledger)) carried.add(id);
  }
  const tests = trace.tests.filter(({ file }) => /^(?:practice|rulesets)[\\/]/.test(file));
  const tested = testedIds(tests, carried);
  const known = { tested, structural };
  return { ledgers, known, counts: countAll(ledgers, known) };
}
