import { defineConfig } from 'vitest/config';

const games = ['{practice,rulesets}/*/{src,test}/**/*.test.ts'];
const everything = ['packages/*/test/**/*.test.ts', ...games, 'tools/test/**/*.test.ts'];

export default defineConfig({
  test: {
    // WALSTATT_SUITE=games runs the tests of the rule systems alone: for the ledger trace and golden journals.
    include: process.env['WALSTATT_SUITE'] === 'games' ? games : everything,
    setupFiles: ['tools/vitest/emitted.ts'],
    reporters: process.env['WALSTATT_TRACE'] ? ['default', './tools/vitest/ledger-reporter.ts'] : ['default'],
    testTimeout: 120_000,
  },
});
