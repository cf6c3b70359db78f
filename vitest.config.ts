import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,practice,rulesets}/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
