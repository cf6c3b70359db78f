/**
 * `npm run ledger [-- --json | --raise | <ruleset> …]`: which rules of the ledgers have a passing test. `npm run ledger
 * -- --cost`: how many hand-written lines each of them takes.
 */
import { costs, costTable } from './ledger/cost.ts';
import { fallen, floorOf, readFloor, writeFloor } from './ledger/floor.ts';
import { freshTrace } from './ledger/fresh-trace.ts';
import { ledgerState } from './ledger/ledger-state.ts';
import { reportLines } from './ledger/report.ts';
import { root } from './root.ts';

const args = process.argv.slice(2);
const chosen = args.filter((arg) => !arg.startsWith('--'));

if (args.includes('--cost')) {
  console.log(costTable(costs(root)).join('\n'));
  process.exit();
}

try {
  const { ledgers, known, counts } = await ledgerState(root, await freshTrace(root));
  const unknown = chosen.filter((name) => !ledgers.some(({ ruleset }) => ruleset === name));
  if (unknown.length > 0) throw new Error(`no ledger "${unknown.join(', ')}" in docs/rules`);
  if (args.includes('--json')) console.log(JSON.stringify(counts));
  else
    for (const ledger of ledgers)
      if (chosen.length === 0 || chosen.includes(ledger.ruleset))
        console.log(`${reportLines(ledger, known).join('\n')}\n`);
  if (args.includes('--raise')) {
    writeFloor(root, floorOf(counts));
    console.error('wrote docs/rules/floor.json');
  }
  const losses = fallen(readFloor(root), counts);
  for (const loss of losses) console.error(`FALLEN: ${loss}`);
  process.exitCode = losses.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
