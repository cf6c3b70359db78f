import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from '../source/files.ts';
import { runIn } from '../spawn.ts';
import { isMutationTest } from './chosen.ts';
import type { MutationReport } from './report.ts';
import { listOfTests } from './runner.ts';

const version = '10.1.1';

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
    const tests = repositoryFiles(root).filter((path) => isMutationTest(ruleset, path));
    writeFileSync(join(copy, listOfTests), JSON.stringify(tests));
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(strykerConfig(files)));
    const bin = join(stryker, '@stryker-mutator/core/bin/stryker.js');
    await runIn(copy, process.execPath, [bin, 'run', 'stryker.config.json']);
    const report = join(copy, 'mutation.json');
    if (!existsSync(report)) throw new Error('Stryker broke off before it could report');
    return JSON.parse(readFileSync(report, 'utf8')) as MutationReport;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Stryker's many packages are fetched on first use. `npm ci` does without them. */
async function installed(root: string): Promise<string> {
  const folder = join(root, `node_modules/.cache/walstatt/stryker-${version}`);
  const modules = join(folder, 'node_modules');
  if (existsSync(join(modules, '@stryker-mutator/core'))) return modules;
  mkdirSync(folder, { recursive: true });
  const how = ['--no-audit', '--no-fund', '--ignore-scripts'];
  const code = await runIn(folder, 'npm', ['install', '--prefix', folder, ...how, `@stryker-mutator/core@${version}`]);
  if (code !== 0) throw new Error(`StrykerJS ${version} could not be fetched`);
  return modules;
}

const strykerConfig = (files: readonly string[]): object => ({
  testRunner: 'in-process',
  plugins: [join(import.meta.dirname, 'runner.ts')],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  inPlace: true,
  mutate: files,
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'mutation.json' },
  // The runner ends what is endless. This is for what it cannot end, such as waiting for nothing.
  timeoutMS: 600_000,
  concurrency: 1,
  allowConsoleColors: false,
});
