import { readSources } from '../source/files.ts';
import { readPackages } from '../source/packages.ts';
import { arrows } from './arrows.ts';
import { banned } from './banned.ts';
import { biome } from './biome.ts';
import { clientWords } from './client-words.ts';
import { cycles } from './cycles.ts';
import { engineWords } from './engine-words.ts';
import type { Check, Tree } from './finding.ts';
import { foreignWords } from './foreign-words.ts';
import { fresh } from './fresh.ts';
import { lockFile } from './lock-file.ts';
import { neededNumbers } from './needed-numbers.ts';
import { otherPlayer } from './other-player.ts';
import { plainData } from './plain-data.ts';
import { sentences } from './sentences.ts';
import { types } from './types.ts';
import { yieldStar } from './yield-star.ts';

export const allChecks: readonly Check[] = [
  types,
  biome,
  fresh,
  cycles,
  arrows,
  yieldStar,
  banned,
  plainData,
  otherPlayer,
  neededNumbers,
  foreignWords,
  clientWords,
  sentences,
  engineWords,
  lockFile,
];

/** Runs checks (all of them, or only the named ones) and prints `path:line: check: what to do`. */
export async function runChecks(
  root: string,
  names: readonly string[] = [],
): Promise<{ passed: number; failed: number }> {
  const unknown = names.filter((name) => !allChecks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new Error(`no check "${unknown.join(', ')}"; there are: ${allChecks.map(({ name }) => name).join(', ')}`);
  const tree: Tree = { root, sources: readSources(root), packages: readPackages(root) };
  const chosen = allChecks.filter(({ name }) => names.length === 0 || names.includes(name));
  // All run at once: types and lint are separate programs and take the longest.
  const results = await Promise.all(chosen.map(async (check) => ({ check, findings: await check.run(tree) })));
  let failed = 0;
  for (const { check, findings } of results) {
    for (const { path, line, message } of findings) console.log(`${path}:${line}: ${check.name}: ${message}`);
    console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${check.name}`);
    if (findings.length > 0) failed += 1;
  }
  return { passed: results.length - failed, failed };
}
