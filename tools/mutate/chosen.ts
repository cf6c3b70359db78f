import { isRuleCodeOf } from '../ledger/carried.ts';
import { folderOf } from '../ledgers.ts';

/**
 * Whether a file is to be changed: rule code in one of the folders and files named, which lie in the ruleset's `src`.
 * If none are named, all rule code is, except what computer players want and what tables show, which are not rules.
 */
export const isChosen = (ruleset: string, named: readonly string[], path: string): boolean =>
  isRuleCodeOf(ruleset, path) &&
  (named.length === 0
    ? !/\/src\/(?:tactics|view)\//.test(path)
    : named.some((n) => `${path}/`.startsWith(`${folderOf(ruleset)}/src/${n}/`)));

/** These are slow and cover everything at once. They notice any breakage, so they say nothing about a single rule. */
const leftOut = [
  /\/tactics\//,
  /\/(?:laws|fuzz|battles|journal|bots|two-worlds|rehearsal|remembered|charge-search)\.test\.ts$/,
  /odds[^/]*\.test\.ts$/,
  /\.long\.test\.ts$/,
];

/** Whether a file has tests of the ruleset's single rules. */
export const isMutationTest = (ruleset: string, path: string): boolean =>
  path.startsWith(`${folderOf(ruleset)}/`) &&
  path.endsWith('.test.ts') &&
  !leftOut.some((pattern) => pattern.test(path));
