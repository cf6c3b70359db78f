/**
 * `npm run test:long [-- [--from 1] [--times 1] [<part of a path> …]]`: the long runs, `*.long.test.ts`: many battles with
 * every law watched, and computer players against each other. `--from` is the first seed, `--times` how many times as
 * many battles as usual are played. Failures name their seed.
 */
import { parseArgs } from 'node:util';
import { show } from './spawn.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '1' }, times: { type: 'string', default: '1' } },
});
if (!Number.isInteger(Number(values.from)) || !(Number(values.times) > 0)) {
  console.error('Usage: npm run test:long -- [--from <first seed>] [--times <factor>] [<part of a path> …]');
  process.exit(2);
}
process.exitCode = await show('vitest', ['run', ...positionals], {
  WALSTATT_SUITE: 'long',
  WALSTATT_FROM: values.from,
  WALSTATT_TIMES: values.times,
});
