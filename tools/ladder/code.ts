import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../ledgers.ts';
import { repositoryFiles } from '../source/files.ts';

/** What decides how battles go: rules and players, but no texts, pictures and tests. */
const SHARED = /^(?:packages\/(?:geometry|engine|tabletop|bots)\/src|tools\/ladder)\//;
const ASIDE = /\.test\.ts$|\/text\.(?:de|en)\.ts$|\/(?:texts?|view)\//;

/** A name for the code that plays a ruleset's battles. Results of different code are never mixed. */
export function codeOf(root: string, ruleset: string): string {
  const own = `${folderOf(ruleset)}/src/`;
  const hash = createHash('sha256');
  for (const path of repositoryFiles(root).sort())
    if ((SHARED.test(path) || path.startsWith(own)) && !ASIDE.test(path))
      hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 12);
}
