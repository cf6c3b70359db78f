import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const games = ['{practice,rulesets}/*/{src,test}/**/*.test.ts'];
const everything = ['packages/*/test/**/*.test.ts', ...games, 'tools/test/**/*.test.ts'];
const long = ['{practice,rulesets}/*/test/*.long.test.ts', 'tools/test/*.long.test.ts'];

// WALSTATT_SUITE=games runs the tests of the rule systems alone: for the ledger trace and golden journals.
// WALSTATT_SUITE=long runs what takes long: `npm run test:long`.
const suite = process.env['WALSTATT_SUITE'];
const isLong = suite === 'long';

export default defineConfig({
  test: {
    include: isLong ? long : suite === 'games' ? games : everything,
    exclude: [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])],
    // By default Vitest leaves one core idle: half of a small machine.
    maxWorkers: availableParallelism(),
    setupFiles: ['tools/vitest/emitted.ts'],
    reporters: process.env['WALSTATT_TRACE'] ? ['default', './tools/vitest/ledger-reporter.ts'] : ['default'],
    testTimeout: isLong ? 3_600_000 : 120_000,
  },
});
