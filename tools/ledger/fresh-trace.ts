import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFiles } from '../source/files.ts';
import { show } from '../spawn.ts';
import { readTrace, type Trace } from './trace.ts';

/** Where `npm test` leaves its trace. */
export const tracePath = (root: string): string => join(root, 'node_modules/.cache/walstatt/ledger-trace.json');

const matters = /^(?:packages|practice|rulesets|tools|docs\/rules)\/.*(?<!floor\.json)$|^(?:package|vitest\.config)/;

/** The trace of the last complete `npm test` if no source is newer, otherwise the trace of a new run. */
export async function freshTrace(root: string): Promise<Trace> {
  const last = existsSync(tracePath(root)) ? readTrace(tracePath(root)) : null;
  if (last?.complete && newestChange(root) < last.started) return last;
  console.error('The last npm test is older than the sources: running the tests of the rule systems.');
  const folder = mkdtempSync(join(tmpdir(), 'walstatt-'));
  try {
    const file = join(folder, 'trace.json');
    await show('vitest', ['run', '--passWithNoTests'], { WALSTATT_SUITE: 'games', WALSTATT_TRACE: file }, 'stderr');
    if (!existsSync(file)) throw new Error('the tests broke off before they could be counted');
    return readTrace(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function newestChange(root: string): number {
  const files = repositoryFiles(root).filter((path) => matters.test(path));
  return Math.max(0, ...files.map((path) => statSync(join(root, path)).mtimeMs));
}
