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
