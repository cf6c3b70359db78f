import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderOf } from '../ledgers.ts';
import { repositoryFiles } from '../source/files.ts';
import { runIn } from '../spawn.ts';
import type { MutationReport } from './report.ts';

/** Older releases reported every mutant of Vitest 5 as a survivor. */
const version = '10.1.1';

/** These are slow and cover everything at once. They notice any breakage, so they say nothing about a single rule. */
const leftOut = ['laws', 'fuzz', 'battles', 'bots', 'tactics', 'two-worlds', 'timed-games', 'rehearsal', 'random-*'];

/**
 * Changes the files, one place at a time, and runs the tests that meet the place. It works on a copy, so the sources
 * stay as they are.
 */
export async function mutate(root: string, ruleset: string, files: readonly string[]): Promise<MutationReport> {
  const stryker = await installed(root);
  const copy = mkdtempSync(join(tmpdir(), 'walstatt-mutate-'));
  try {
    for (const path of repositoryFiles(root)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      cpSync(join(root, path), join(copy, path));
    }
    // Other packages are found through these links, unchanged, in their real place.
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    writeFileSync(join(copy, 'vitest.mutate.config.ts'), vitestConfig(ruleset));
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(strykerConfig(stryker, files)));
    const bin = join(stryker, '@stryker-mutator/core/bin/stryker.js');
    await runIn(copy, process.execPath, [bin, 'run', 'stryker.config.json']);
    const report = join(copy, 'mutation.json');
    if (!existsSync(report)) throw new Error('Stryker broke off before it could report');
    return JSON.parse(readFileSync(report, 'utf8')) as MutationReport;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Stryker's 177 packages are fetched on first use. `npm ci` does without them. */
async function installed(root: string): Promise<string> {
  const folder = join(root, `node_modules/.cache/walstatt/stryker-${version}`);
  const modules = join(folder, 'node_modules');
  if (existsSync(join(modules, '@stryker-mutator/vitest-runner'))) return modules;
  mkdirSync(folder, { recursive: true });
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  // Vitest, a peer of the runner, is the repository's own.
  const how = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  const code = await runIn(folder, 'npm', ['install', '--prefix', folder, ...how, ...packages]);
  if (code !== 0) throw new Error(`StrykerJS ${version} could not be fetched`);
  return modules;
}

/** Files are loaded once for all mutants (`isolate: false`), which halves the time and finds the same survivors. */
const vitestConfig = (ruleset: string): string => `export default { test: {
  include: ['${folderOf(ruleset)}/{src,test}/**/*.test.ts'],
  exclude: ['**/{${leftOut.join(',')},*odds*}.test.ts', '**/tactics/**'],
  testTimeout: 120_000,
  isolate: false,
} };
`;

const strykerConfig = (stryker: string, files: readonly string[]): object => ({
  testRunner: 'vitest',
  plugins: [join(stryker, '@stryker-mutator/vitest-runner/dist/src/index.js')],
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  inPlace: true,
  mutate: files,
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'mutation.json' },
  concurrency: 1,
  allowConsoleColors: false,
});
