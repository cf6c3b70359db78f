/**
 * `npm run check [-- <check> …]`: types, lint, format, generated files, imports, and mistakes typical of this project.
 */
import { runChecks } from './check/all.ts';
import { root } from './root.ts';

const { passed, failed } = await runChecks(root, process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
console.log(`${passed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
